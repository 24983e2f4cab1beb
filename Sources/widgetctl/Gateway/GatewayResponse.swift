import Ground
import WidgetRender

/// The response to the web server (RFC 3875, 6): a status, headers and an HTML document.
struct GatewayResponse: Equatable {
  var status: GatewayRefusal.Status
  /// The headers in addition to those that every response has.
  var headers: [(name: String, value: String)] = []
  var document: GatewayDocument?

  static func == (left: GatewayResponse, right: GatewayResponse) -> Bool {
    left.bytes(isHead: false) == right.bytes(isHead: false)
  }

  /// Returns the header lines and the document; only the header lines if `isHead` is true.
  func bytes(isHead: Bool) -> [UInt8] {
    let body = Array((document?.text ?? "").utf8)
    var lines = [
      ("Status", "\(status.rawValue) \(status.reason)"),
      ("Content-Security-Policy", Self.policy(of: document)),
      ("X-Content-Type-Options", "nosniff"),
      // With 'no-referrer', browsers would not send the origin of a press, which is checked.
      ("Referrer-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Cache-Control", "no-store"),
    ]
    if document != nil {
      lines.append(("Content-Type", "text/html; charset=utf-8"))
      lines.append(("Content-Length", "\(body.count)"))
    }
    lines += headers
    let head = lines.map { "\($0.0): \(Self.oneLine($0.1))\r\n" }.joined() + "\r\n"
    return Array(head.utf8) + (isHead ? [] : body)
  }

  /// Returns the value with only printable ASCII characters, so that it cannot end its header line.
  private static func oneLine(_ value: String) -> String {
    String(
      String.UnicodeScalarView(value.unicodeScalars.filter { $0.value >= 0x20 && $0.value < 0x7F })
    )
  }

  /// Returns a Content-Security-Policy that loads nothing, and allows only the style and script
  /// inside the document.
  private static func policy(of document: GatewayDocument?) -> String {
    var rules = ["default-src 'none'"]
    if let document {
      rules.append("style-src \(hash(of: document.style))")
      if let script = document.script {
        rules += ["script-src \(hash(of: script))", "connect-src 'self'"]
      }
    }
    return (rules + ["form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"])
      .joined(separator: "; ")
  }

  private static func hash(of text: String) -> String {
    "'sha256-\(Base64.text(of: SHA256.digest(of: Array(text.utf8))))'"
  }
}

/// An HTML document that contains its own style and script.
struct GatewayDocument {
  var title: String
  var language = "en"
  var style: String
  var script: String?
  /// Further HTML elements of the document's head.
  var head = ""
  /// The HTML content of the body, which the page's script replaces when a later document arrives.
  var content: String
  /// A message, as HTML, that is shown once after the content.
  var message = ""
  /// Whether the page's script has requested the document.
  ///
  /// If so, the style is in a `template` element, which the security policy of the loaded page
  /// allows.
  var isForScript = false

  /// The entity tag of the document (RFC 9110), which differs after a change of its style or its
  /// content.
  var mark: String {
    Hexadecimal.digits(of: SHA256.digest(of: Array((style + content).utf8)).prefix(8))
  }

  var text: String {
    """
    <!DOCTYPE html>
    <html lang="\(language)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(MarkupText.escaped(title))</title>
    \(isForScript ? "<template>\(style)</template>" : "<style>\(style)</style>")
    \(head)</head>
    <body data-mark="\(mark)">
    \(content)\(message)\(script.map { "<script>\($0)</script>\n" } ?? "")</body>
    </html>

    """
  }
}
