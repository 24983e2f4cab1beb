/// The forms in which a picture can be written (CL-6).
package enum PictureFormat: String, CaseIterable, Sendable {
  case plain, ansi, json, svg, html, markdown
}
