/// Whether a picture depends on the scheme, so that it has to be made twice.
final class SchemeReads {
  var happened = false
}
