import Testing
import WidgetIntents

// AI-18, AI-50, AI-51
@Suite("What a person gives for a widget's configuration", .timeLimit(.minutes(2)))
struct ConfigurationInputTests {
  private func configured(
    _ given: [(String, String)],
    keeping kept: [IntentArgument] = []
  ) async throws -> [IntentArgument] {
    try await IntentBuilder(context: Garden.context())
      .configured(
        WindowIntent.self,
        given.map { IntentArgument($0.0, text: $0.1) },
        keeping: kept
      )
  }

  private func error(_ given: (String, String)...) async throws -> IntentError {
    try #require(await #expect(throws: IntentError.self) { try await configured(given) })
  }

  @Test(arguments: ["blue", "Sky blue", "sky BLUE"])
  func `an option is meant by its value or its title`(text: String) async throws {
    #expect(
      try await configured([("color", text)]) == [
        IntentArgument("color", value: .string("blue"))
      ]
    )
  }

  @Test func `a value that is none of the options is an error that lists them`() async throws {
    let error = try await error(("color", "mauve"))
    #expect(error.message == "--color cannot be “mauve”")
    #expect(error.hint == "known: Sky blue, Rust")
    #expect(error.exitCode == 64)
  }

  @Test func `of many options the error lists the first`() {
    let known = (1...30).map { "n\($0)" }
    let error = IntentError.unknownOption(
      parameter: "x",
      found: "q",
      known: known,
      suggestion: nil
    )
    #expect(error.hint?.hasSuffix("n11, n12 and 18 more") == true)
  }

  @Test func `an entity is kept under its identifier and its title`() async throws {
    let kept = try await configured([("plant", "fern")])
    guard case .value(.entity(let plant))? = kept.first?.input else {
      Issue.record("\(kept)")
      return
    }
    #expect(plant.title == "Fern")
    #expect(plant.properties.isEmpty)
  }

  @Test func `an entity that is not found is an error that lists what the query suggests`()
    async throws
  {
    let error = try await error(("plant", "cactus"))
    #expect(error.message == "--plant cannot be “cactus”")
    #expect(error.hint?.contains("Fern") == true)
  }

  @Test func `the answer has what was given, in order of declaration`() async throws {
    let given = [("rows", "5"), ("color", "rust")]
    #expect(
      try await configured(given) == [
        IntentArgument("color", value: .string("rust")), IntentArgument("rows", value: .int(5)),
      ]
    )
    #expect(try await configured([]).isEmpty)
  }

  @Test func `options see what is kept, unless it is given anew`() async throws {
    let kept = [IntentArgument("color", value: .string("rust"))]
    #expect(try await configured([("shade", "dark rust")], keeping: kept).count == 1)
    #expect(
      try await configured([("shade", "dark blue"), ("color", "blue")], keeping: kept).count == 2
    )
    await #expect(throws: IntentError.self) {
      try await configured([("shade", "dark blue")], keeping: kept)
    }
  }

  @Test func `unknown, mistyped and repeated ones are refused`() async throws {
    #expect(try await error(("colour", "blue")).hint == "did you mean “--color”?")
    #expect(try await error(("rows", "many")).exitCode == 64)
    #expect(try await error(("rows", "9")).message == "--rows must be from 1 to 7, found 9")
    #expect(try await error(("rows", "1"), ("rows", "2")).message.contains("only once"))
  }

  @Test func `a section of choices lists items, or values with titles of their own`() {
    let items = IntentItemSection("Top", items: [IntentItem("a", title: "A"), IntentItem("b")])
    let values = IntentItemSection("Top", items: ["a", "b"])
    #expect(items.items.map(\.value) == values.items.map(\.value))
    #expect(values.title?.text == "Top")
    #expect(IntentItemSection(items: ["a"]).items.map(\.title) == [nil])
    #expect(IntentItemSection<String>(items: []).items.isEmpty)
  }

  @Test func `a recommendation is what differs from the defaults`() {
    let window = WindowIntent()
    window.rows = 5
    #expect(IntentBuilder.arguments(of: window) == [IntentArgument("rows", value: .int(5))])
    #expect(IntentBuilder.arguments(of: WindowIntent()).isEmpty)
  }
}

private struct ColorOptions: DynamicOptionsProvider {
  func results() async throws -> IntentItemCollection<String> {
    IntentItemCollection(
      sections: [
        IntentItemSection(items: [
          IntentItem("blue", title: "Sky blue"), IntentItem("rust", title: "Rust"),
        ])
      ]
    )
  }
}

private struct ShadeOptions: DynamicOptionsProvider {
  @IntentParameterDependency<WindowIntent>(\.$color) var window

  func results() async throws -> [String] {
    guard let color = window?.color else { return ["none"] }
    return ["light \(color)", "dark \(color)"]
  }
}

private struct WindowIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Window"

  @Parameter(title: "Color", default: "blue", optionsProvider: ColorOptions()) var color: String
  @Parameter(title: "Shade", optionsProvider: ShadeOptions()) var shade: String?
  @Parameter(title: "Plant") var plant: Plant?
  @Parameter(title: "Rows", default: 3, inclusiveRange: (1, 7)) var rows: Int
}
