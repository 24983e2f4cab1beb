import Moments
import WidgetRender
import WidgetTerminal
import WidgetTimeline

@testable import widgetctl

/// A page of two boards that is held in memory, and notes what is pressed on it.
final class SampleSite: GatewaySite {
  var pressed: [String] = []
  var answer = GatewayMessage(text: "Completed 1 “Milk”.", isFailure: false)
  /// The words of the first widget, which another process changes.
  var words = "Milk"
  var generation = "0.7.1"
  /// The stack that the first widget is in front of.
  var stack: StackSign?
  /// What is done while a long answer waits, one after the other; without more it has waited long enough.
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

/// What a gateway answers, taken apart.
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

  /// The value of a hidden field of the first form.
  func field(_ name: String) -> String {
    let start = body.firstRange(of: "name=\"\(name)\" value=\"")?.upperBound
    return start.map { String(body[$0...].prefix { $0 != "\"" }) } ?? ""
  }

  /// What names the page.
  var mark: String {
    let start = body.firstRange(of: "data-mark=\"")?.upperBound
    return start.map { String(body[$0...].prefix { $0 != "\"" }) } ?? ""
  }
}

/// A gateway before the sample, with requests of a browser that is logged in.
struct SampleGateway {
  let site = SampleSite()
  var opensLoopback = false
  var now: Int64 = 1_764_400_000_000_000

  /// Those of a request for the first page.
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

  /// The fields of the first form of the page, with what is changed of them.
  func fields(_ changes: [String: String] = [:]) -> [String: String] {
    let page = answer()
    var fields = ["control": "1"]
    for name in ["widget", "generation", "scheme", "token"] { fields[name] = page.field(name) }
    return fields.merging(changes) { $1 }
  }

  /// What the browser sends for a press.
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
