import ThemeCommands

ThemeCommandLine(brands: BrandCatalog.all).run()
