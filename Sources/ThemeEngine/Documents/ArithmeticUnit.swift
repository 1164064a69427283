/// A unit that a number of an expression can have, spelled as in style sheets.
///
/// No unit is ever converted into another, not even where the factor is certain (`ms` and `s`):
/// which of the two the result should have is the author's choice.
package enum ArithmeticUnit: String, CaseIterable, Hashable, Sendable {
  case px, pt, dp, dip, sp
  case rem, em, ch, ex
  case percent = "%"
  case vw, vh, vmin, vmax, svh, lvh, dvh, fr
  case ms, s
  case deg
}
