import Testing
import WidgetTerminal

@testable import widgetctl

// The case of a review: the groups of extensions lay in the account's home, and all else in the home that HOME names.
@Suite("The home that HOME names")
struct NamedHomeTests {
  private static let account = "/account"

  @Test(arguments: [("/named", "/named"), ("named", account), ("", account), (nil, account)])
  func `is the home of everything that is stored`(named: String?, expected: String) throws {
    let environment = EnvironmentVariables(["HOME": named].compactMapValues(\.self))
    let account = { Self.account as String? }
    let paths = [
      try StorePath.store(option: nil, environment: environment, accountHome: account),
      StorePath.whole("~/store", environment: environment, accountHome: account),
      try StorePath.log(environment: environment, accountHome: account),
      try StorePath.history(environment: environment, accountHome: account),
      try StorePath.watchHistory(environment: environment, accountHome: account),
      try StorePath.gateway("x", environment: environment, accountHome: account),
      try StorePath.terminal("x", environment: environment, accountHome: account),
      try StorePath.runLock(extensionName: "x", environment: environment, accountHome: account),
      try StorePath.settings(environment: environment, accountHome: account),
      environment.home(accountHome: account) ?? "",
    ]
    for path in paths {
      #expect(path == expected || path.hasPrefix("\(expected)/"))
      #expect(!path.contains("//"))
    }
  }

  @Test(arguments: ["/named", "named"])
  func `is what ~ means in the address of a hub`(named: String) {
    let context = CommandContext(
      arguments: Arguments(),
      environment: EnvironmentVariables(["HOME": named]),
      output: Output(isJSON: false),
      now: 0
    )
    #expect(LinkedHub.home(context) == (named == "/named" ? named : Account.home))
  }
}
