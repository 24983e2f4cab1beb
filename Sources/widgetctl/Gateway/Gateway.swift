import Ground
import Moments
import WidgetRender

/// Answers one request to the web page.
///
/// A web server passes the request as environment variables and a body; the answer is the bytes of
/// a response.
struct Gateway {
  let site: any GatewaySite
  /// Whether a browser on this machine can use the page without a password.
  let opensLoopback: Bool
  /// Returns the secret key with which the codes of presses are signed.
  let secret: () throws(GatewayRefusal) -> [UInt8]
  /// The current time in microseconds since 1970 UTC.
  let now: Int64

  /// The seconds after which a browser sends its request again, if too many requests are already
  /// waiting.
  static let pauseInSeconds = 5

  /// Returns the response to a request, which is given by the variables of RFC 3875.
  ///
  /// `body` reads the given number of bytes of the request's body.
  func bytes(answering variables: [String: String], body: (Int) -> [UInt8]) -> [UInt8] {
    let isHead = variables["REQUEST_METHOD"] == "HEAD"
    let address = GatewayAddress(script: variables["SCRIPT_NAME"] ?? "")
    do throws(GatewayRefusal) {
      let access = GatewayAccess(variables: variables, opensLoopback: opensLoopback)
      let user = try access.user
      let request = try GatewayRequest(variables, body: body)
      if case .press = request.purpose { try access.requireSameOrigin() }
      let key = GatewayKey(secret: try secret(), user: user, now: now)
      let form = GatewayMarkup(address: address, key: key)
      return try response(to: request, form, variables["HTTP_COOKIE"] ?? "").bytes(isHead: isHead)
    } catch {
      return GatewayMarkup.response(to: error, at: address).bytes(isHead: isHead)
    }
  }

  private func response(
    to request: GatewayRequest,
    _ form: GatewayMarkup,
    _ cookies: String
  ) throws(GatewayRefusal) -> GatewayResponse {
    switch request.purpose {
    case .page:
      var document = form.document(of: try site.page(of: request.board))
      var response = GatewayResponse(status: .done)
      if let message = GatewayCookie(form.address, form.key).message(in: cookies) {
        document.message = GatewayMarkup.said(message)
        response.headers.append(GatewayCookie(form.address, form.key).removal)
      }
      response.document = document
      return response
    case .changes(let mark): return try changes(since: mark, request, form)
    case .press(let press): return try pressed(press, on: request.board, form)
    }
  }

  /// Waits until the entity tag of the page differs from `mark`, and returns the page; an empty
  /// response after a long wait.
  private func changes(
    since mark: String,
    _ request: GatewayRequest,
    _ form: GatewayMarkup
  ) throws(GatewayRefusal) -> GatewayResponse {
    var (page, waiting) = (try site.page(of: request.board), (any GatewayWaiting)?.none)
    while true {
      var document = form.document(of: page)
      document.isForScript = true
      if document.mark != mark { return GatewayResponse(status: .done, document: document) }
      if request.isHead { return GatewayResponse(status: .nothing) }
      if waiting == nil { waiting = site.waiting() }
      guard let waiting else {
        let pause = ("Retry-After", "\(Self.pauseInSeconds)")
        return GatewayResponse(status: .nothing, headers: [pause])
      }
      guard waiting.wait(before: page.validUntil) else { return GatewayResponse(status: .nothing) }
      page = try site.page(of: request.board)
    }
  }

  private func pressed(
    _ press: GatewayRequest.Press,
    on board: String?,
    _ form: GatewayMarkup
  ) throws(GatewayRefusal) -> GatewayResponse {
    let page = try site.page(of: board)
    guard let widget = page.widgets.first(where: { $0.id == press.widget }),
      widget.generation == press.generation
    else {
      throw GatewayRefusal(
        .outdated,
        "the widget has changed since the page was drawn; nothing was pressed",
        hint: "look at the page, and press again"
      )
    }
    let view = press.isDark ? widget.views.count - 1 : 0
    guard form.key.accepts(press.token, of: widget.signedWords(in: view)) else {
      throw GatewayRefusal(
        .forbidden,
        "the press is not of this page, or the page is too old; nothing was pressed",
        hint: "load the page again"
      )
    }
    guard let control = widget.views[view].controls.first(where: { $0.number == press.control }),
      case .action = control.target
    else {
      throw GatewayRefusal(
        .bad,
        "the widget has no control \(press.control) that can be pressed",
        hint: "press on the page itself"
      )
    }
    let message = site.press(control, of: widget, isDark: press.isDark)
    let place = form.address.path(ofBoard: page.address) + "#w-\(widget.id)"
    return GatewayResponse(
      status: .elsewhere,
      headers: [("Location", place), GatewayCookie(form.address, form.key).header(saying: message)]
    )
  }
}
