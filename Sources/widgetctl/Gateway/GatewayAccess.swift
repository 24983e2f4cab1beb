import WidgetTerminal

/// The user and the origin of a request, which the web server has determined.
struct GatewayAccess {
  /// The most bytes of a user's name.
  private static let mostNameBytes = 256

  /// The variables of the request that RFC 3875 defines.
  let variables: [String: String]
  /// Whether a browser on this machine can use the page without a password.
  let opensLoopback: Bool

  /// The name of the user whom the server has authenticated; `loopback` for a browser on this
  /// machine without a password.
  ///
  /// Different users have different names.
  ///
  /// - Throws: `GatewayRefusal` if no user is authenticated and the request does not come from this
  ///   machine.
  var user: String {
    get throws(GatewayRefusal) {
      if let name = variables["REMOTE_USER"], !name.isEmpty {
        guard name.utf8.count <= Self.mostNameBytes, !name.utf8.contains(where: { $0 < 0x20 })
        else {
          throw GatewayRefusal(
            .forbidden,
            "the user's name is not one",
            hint: "log in by another name"
          )
        }
        try requireChecked()
        return "user \(name)"
      }
      try requireLoopback()
      return "loopback"
    }
  }

  /// Throws if the web server is nginx and does not name the method by which it has authenticated
  /// the user.
  ///
  /// Otherwise the user in its variables may be only the browser's claim, which nothing has
  /// checked.
  private func requireChecked() throws(GatewayRefusal) {
    let software = (variables["SERVER_SOFTWARE"] ?? "").lowercased()
    guard software.hasPrefix("nginx"), variables["AUTH_TYPE", default: ""].isEmpty else { return }
    throw GatewayRefusal(
      .forbidden,
      "nginx does not say that it has asked for a password",
      hint: "where auth_basic is on, add: fastcgi_param AUTH_TYPE Basic;"
    )
  }

  private func requireLoopback() throws(GatewayRefusal) {
    let problem: String? =
      if !Self.isLoopback(address: variables["REMOTE_ADDR"] ?? "") {
        "the request comes from another machine"
      } else if !Self.isLoopback(host: variables["HTTP_HOST"] ?? "") {
        "the request's Host is not this machine's own"
      } else if variables.keys.contains(where: Self.isOfProxy) {
        "the request comes through another server"
      } else if !opensLoopback {
        "the page is not open to this machine's own browsers"
      } else {
        nil
      }
    guard let problem else { return }
    throw GatewayRefusal(
      .forbidden,
      "the web server has asked for no password, and \(problem)",
      hint: "set up a password in the web server; for this machine alone: "
        + "widgetctl config set cgi.open loopback"
    )
  }

  /// Returns whether the variable of a header is one in which a proxy describes its client.
  private static func isOfProxy(_ name: String) -> Bool {
    name == "HTTP_FORWARDED" || name.hasPrefix("HTTP_X_FORWARDED") || name == "HTTP_X_REAL_IP"
      || name == "HTTP_VIA"
  }

  /// Returns whether an address is `::1` or in 127.0.0.0/8, also as an IPv4-mapped IPv6 address,
  /// with or without brackets.
  static func isLoopback(address: String) -> Bool {
    var text = address[...]
    if text.hasPrefix("["), text.hasSuffix("]") { text = text.dropFirst().dropLast() }
    if text == "::1" { return true }
    if text.lowercased().hasPrefix("::ffff:") { text = text.dropFirst("::ffff:".count) }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == "127" else { return false }
    return parts.allSatisfy { part in
      (1...3).contains(part.utf8.count)
        && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        && UInt8(part) != nil
    }
  }

  /// Returns whether a Host header names this machine as `localhost` or by a loopback address, with
  /// or without a port.
  ///
  /// Another name that resolves to this machine does not count.
  static func isLoopback(host: String) -> Bool {
    var name = host.lowercased()[...]
    if let colon = name.lastIndex(of: ":"), !name[colon...].contains("]") {
      let port = name[colon...].dropFirst()
      guard !port.isEmpty, port.utf8.count <= 5, UInt16(port) != nil, !port.hasPrefix("+") else {
        return false
      }
      name = name[..<colon]
    }
    if name == "localhost" { return true }
    // In a Host header, an IPv6 address is in brackets, and an IPv4 address is not.
    return name.hasPrefix("[")
      ? name == "[::1]" : name != "::1" && isLoopback(address: String(name))
  }

  /// Checks by the browser's Origin and Sec-Fetch-Site headers that a press was sent by the page
  /// itself.
  func requireSameOrigin() throws(GatewayRefusal) {
    let (origin, site) = (variables["HTTP_ORIGIN"], variables["HTTP_SEC_FETCH_SITE"])
    let host = (variables["HTTP_HOST"] ?? "").lowercased()
    var hosts = host.isEmpty ? [] : [host]
    // Some servers pass the name without the port that the browser's header contains.
    let hasPort = host.hasPrefix("[") ? !host.hasSuffix("]") : host.contains(":")
    if let port = variables["SERVER_PORT"], !host.isEmpty, !hasPort {
      hosts.append("\(host):\(port)")
    }
    let isOwnOrigin = origin.map { origin in
      hosts.contains { ["http://\($0)", "https://\($0)"].contains(origin.lowercased()) }
    }
    let isOwnSite = site.map { $0 == "same-origin" }
    guard isOwnOrigin ?? isOwnSite ?? false, isOwnSite ?? true else {
      throw GatewayRefusal(
        .forbidden,
        "the press comes from another page",
        hint: "press on the page of widgets itself"
      )
    }
  }
}
