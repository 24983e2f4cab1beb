/// A request, parsed from the variables of RFC 3875 and from its body.
struct GatewayRequest: Equatable {
  /// The purpose of a request to the address of a page.
  enum Purpose: Equatable {
    case page
    /// Requests the page once its entity tag differs from this one.
    case changes(since: String)
    case press(Press)
  }

  /// A press with the arguments of the command `tap`: the widget and the number of the control, but
  /// never the action itself.
  struct Press: Equatable {
    let widget: String
    let control: Int
    /// The name of the picture in which the control was pressed; see
    /// `GatewayPage.Widget.generation`.
    let generation: String
    let isDark: Bool
    let token: String
  }

  /// The maximum size of a request's body in bytes; the form of a press is much smaller.
  static let mostBodyBytes = 16 << 10
  /// The maximum length of a path in bytes; a board's name has at most 40 characters of up to four
  /// bytes each.
  private static let mostPathBytes = 1 << 10
  private static let mostQueryBytes = 1 << 10
  private static let press = "press"
  private static let changes = "changes"

  /// The name of a board, or the beginning of the name; `nil` for the first board.
  let board: String?
  let purpose: Purpose
  /// Whether the response has no body, as for the method HEAD.
  let isHead: Bool

  /// Parses a request from the variables of RFC 3875.
  ///
  /// `body` reads the given number of bytes of the request's body, or fewer if it ends earlier.
  init(
    _ variables: [String: String],
    body: (Int) -> [UInt8]
  ) throws(GatewayRefusal) {
    let method = variables["REQUEST_METHOD"] ?? ""
    let (path, query) = (variables["PATH_INFO"] ?? "", variables["QUERY_STRING"] ?? "")
    guard path.utf8.count <= Self.mostPathBytes, query.utf8.count <= Self.mostQueryBytes else {
      throw GatewayRefusal(.addressTooLong, "the address is too long", hint: "shorten it")
    }
    guard path.unicodeScalars.allSatisfy(Self.isShown) else {
      throw GatewayRefusal(.bad, "the address is not text", hint: "begin at the first page")
    }
    // After a slash at the end, the last word is the name of a board, even if it equals that of an
    // action.
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    let action = parts.last.map(String.init)
    let isPress = action == Self.press
    let names = isPress || action == Self.changes ? parts.dropLast() : parts
    let name = names.joined(separator: "/")
    board = name.allSatisfy { $0 == "/" } ? nil : String(name.trimmed("/"))
    let allowed = isPress ? ["POST"] : ["GET", "HEAD"]
    guard allowed.contains(method) else {
      throw GatewayRefusal(
        .wrongMethod,
        isPress ? "a press is sent by POST" : "the page is asked for by GET",
        hint: isPress
          ? "press on the page of widgets itself" : "presses have an address of their own",
        allowed: allowed
      )
    }
    isHead = method == "HEAD"
    if isPress {
      purpose = .press(try Self.press(try Self.form(variables, body)))
    } else if action == Self.changes {
      guard let form = GatewayForm(Array(query.utf8)), let since = form["since"],
        since.utf8.count <= 64
      else {
        throw GatewayRefusal(
          .bad,
          "changes are asked for since a mark",
          hint: "load the page again"
        )
      }
      purpose = .changes(since: since)
    } else {
      purpose = .page
    }
  }

  init(board: String?, purpose: Purpose, isHead: Bool) {
    (self.board, self.purpose, self.isHead) = (board, purpose, isHead)
  }

  private static func form(
    _ variables: [String: String],
    _ body: (Int) -> [UInt8]
  ) throws(GatewayRefusal) -> GatewayForm {
    let type = (variables["CONTENT_TYPE"] ?? "").prefix { $0 != ";" }.lowercased()
    guard type == "application/x-www-form-urlencoded" else {
      throw GatewayRefusal(.wrongType, "a press is a form", hint: "press on the page itself")
    }
    guard let text = variables["CONTENT_LENGTH"], !text.isEmpty else {
      throw GatewayRefusal(
        .lengthMissing,
        "the form has no length",
        hint: "press on the page itself"
      )
    }
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      throw GatewayRefusal(
        .bad,
        "the form's length is not a number",
        hint: "press on the page itself"
      )
    }
    guard let length = Int(text), length <= mostBodyBytes else {
      throw GatewayRefusal(
        .tooLarge,
        "the form has more than \(mostBodyBytes) bytes",
        hint: "press on the page itself"
      )
    }
    let bytes = body(length)
    guard bytes.count == length, let form = GatewayForm(bytes) else {
      throw GatewayRefusal(.bad, "the form is not whole", hint: "press again")
    }
    return form
  }

  private static func press(_ form: GatewayForm) throws(GatewayRefusal) -> Press {
    guard let widget = form["widget"], let generation = form["generation"],
      let token = form["token"], let number = form["control"].flatMap({ Int($0) }),
      let scheme = form["scheme"], ["light", "dark"].contains(scheme)
    else {
      throw GatewayRefusal(
        .bad,
        "the form names no widget, control and generation",
        hint: "press on the page itself"
      )
    }
    return Press(
      widget: widget,
      control: number,
      generation: generation,
      isDark: scheme == "dark",
      token: token
    )
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\u{FFFD}" && scalar.properties.generalCategory != .control
  }
}

extension String {
  /// Returns the text without this character at its beginning and end.
  fileprivate func trimmed(_ character: Character) -> Substring {
    var text = self[...]
    while text.first == character { text.removeFirst() }
    while text.last == character { text.removeLast() }
    return text
  }
}
