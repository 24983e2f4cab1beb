import Moments
import WidgetRender
import WidgetTerminal
import WidgetTimeline

@testable import widgetctl

/// A site in memory with two boards, which records the controls that are pressed.
final class SampleSite: GatewaySite {
  var pressed: [String] = []
  var answer = GatewayMessage(text: "Completed 1 “Milk”.", isFailure: false)
  /// The text in the first widget's picture; a test changes it as another process would.
  var words = "Milk"
  var generation = "0.7.1"
  /// The first widget's position in its stack; `nil` if it is not in a stack.
  var stack: StackSign?
  /// The changes that happen while a request waits, one after the other; without any, the longest
  /// wait is over.
  var news: [(SampleSite) -> Void] = []
  var hasRoom = true
  var looks = [Palette.light, .dark]
  var failure: GatewayRefusal?

  func page(of board: String?) throws(GatewayRefusal) -> GatewayPage {
    if let failure { throw failure }
    guard [nil, "home", "Work"].contains(board) else {
      throw GatewayRefusal(.unknown, "unknown board '\(board ?? "")'", hint: "there are two")
    }
    let drawing = DrawContext(now: Instant(microseconds: 0))
    let view = GatewayPage.View(view, in: .accessoryRectangular, drawing)
    return GatewayPage(
      board: board ?? "home",
      boards: ["home", "Work"],
      palettes: looks,
      language: .english,
      widgets: board == "Work"
        ? []
        : [
          GatewayPage.Widget(
            id: "1",
            kind: "to-do",
            title: words,
            badge: "stale 5 min",
            stack: stack,
            problem: nil,
            family: .accessoryRectangular,
            generation: generation,
            views: looks.map { _ in view }
          )
        ]
    )
  }

  private var view: ArchivedView {
    let button = ArchivedView.modified(
      text("○"),
      .action(ArchivedAction(intent: "Complete", parameters: [.init(name: "id", value: words)]))
    )
    let link = ArchivedView.modified(text("site"), .link("https://example.org/?a=<b>"))
    let bad = ArchivedView.modified(text("run"), .link("javascript:alert(1)"))
    return .stack(ArchivedStack(.vertical, [button, text(words), link, bad]))
  }

  private func text(_ words: String) -> ArchivedView {
    .text(ArchivedText(runs: [ArchivedText.Run(.verbatim(words))]))
  }

  func press(
    _ control: GatewayPage.Control,
    of widget: GatewayPage.Widget,
    isDark: Bool
  ) -> GatewayMessage {
    pressed.append("\(widget.id) \(ControlText.effect(of: control.target)) \(isDark)")
    return answer
  }

  func waiting() -> (any GatewayWaiting)? { hasRoom ? Waiting(site: self) : nil }

  private struct Waiting: GatewayWaiting {
    let site: SampleSite

    func wait(before moment: Instant?) -> Bool {
      guard !site.news.isEmpty else { return false }
      site.news.removeFirst()(site)
      return true
    }
  }
}

/// A response of the gateway, parsed into status, headers and body.
struct SampleAnswer {
  let status: Int
  let headers: [String: String]
  let body: String

  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = text.firstRange(of: "\r\n\r\n")
    let head = text[..<(parts?.lowerBound ?? text.endIndex)]
    var headers: [String: String] = [:]
    for line in head.split(separator: "\r\n") {
      let halves = line.split(separator: ":", maxSplits: 1).map(String.init)
      headers[halves[0]] = halves.count > 1 ? String(halves[1].dropFirst()) : ""
    }
    self.headers = headers
    status = headers["Status"].flatMap { Int($0.prefix(3)) } ?? 0
    body = parts.map { String(text[$0.upperBound...]) } ?? ""
  }

  /// Returns the value of a hidden field of the page's first form; empty if there is none.
  func field(_ name: String) -> String {
    let start = body.firstRange(of: "name=\"\(name)\" value=\"")?.upperBound
    return start.map { String(body[$0...].prefix { $0 != "\"" }) } ?? ""
  }

  /// The entity tag of the page, which is in the attribute `data-mark`.
  var mark: String {
    let start = body.firstRange(of: "data-mark=\"")?.upperBound
    return start.map { String(body[$0...].prefix { $0 != "\"" }) } ?? ""
  }
}

/// Sends requests of an authenticated user to a gateway with a `SampleSite`.
struct SampleGateway {
  let site = SampleSite()
  var opensLoopback = false
  var now: Int64 = 1_764_400_000_000_000

  /// The variables of a request for the page of the first board.
  static let get = [
    "GATEWAY_INTERFACE": "CGI/1.1", "REQUEST_METHOD": "GET", "SCRIPT_NAME": "/widgets",
    "REMOTE_USER": "me", "REMOTE_ADDR": "10.0.0.2", "HTTP_HOST": "home.example",
  ]

  func answer(_ changes: [String: String?] = [:], body: String = "") -> SampleAnswer {
    var variables = Self.get
    for (name, value) in changes { variables[name] = value }
    let gateway = Gateway(
      site: site,
      opensLoopback: opensLoopback,
      secret: { Array(repeating: 7, count: 32) },
      now: now
    )
    return SampleAnswer(
      gateway.bytes(answering: variables) { Array(body.utf8.prefix($0)) }
    )
  }

  /// Returns the fields of the page's first form, with the given changes.
  func fields(_ changes: [String: String] = [:]) -> [String: String] {
    let page = answer()
    var fields = ["control": "1"]
    for name in ["widget", "generation", "scheme", "token"] { fields[name] = page.field(name) }
    return fields.merging(changes) { $1 }
  }

  /// Sends the request of a browser that has pressed a control, and returns the response.
  func press(
    _ fields: [String: String],
    _ changes: [String: String?] = [:]
  ) -> SampleAnswer {
    let body = fields.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      .joined(separator: "&")
    let request: [String: String?] = [
      "REQUEST_METHOD": "POST", "PATH_INFO": "/press", "CONTENT_LENGTH": "\(body.utf8.count)",
      "CONTENT_TYPE": "application/x-www-form-urlencoded", "HTTP_ORIGIN": "https://home.example",
    ]
    return answer(request.merging(changes) { $1 }, body: body)
  }
}
