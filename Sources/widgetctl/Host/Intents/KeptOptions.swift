import SharedStore
import WidgetExtension
import WidgetIntents
import Wire

/// The possible values for the parameters of a widget kind, as its extension has last reported
/// them.
///
/// Completion reads them from the store, so that it need not start the extension.
struct KeptOptions: Equatable {
  struct Option: Equatable {
    /// The word that users type for the value; `title` is the value's displayed title.
    let word: String
    let title: String
  }

  /// The possible values for each parameter, by the name of the parameter's option.
  let options: [String: [Option]]

  /// The most values that are stored for a parameter.
  private static let mostKept = 200

  init(_ choices: OfferedChoices) {
    options = choices.options.filter { !$0.value.isEmpty }
      .mapValues { $0.prefix(Self.mostKept).map { Option(word: $0.word, title: $0.title) } }
  }

  /// Reads the values that are stored for a kind; `nil` if there are none, or if they cannot be
  /// read.
  init?(ofKind kind: String, in extensionName: String, _ reader: StoreReader) {
    guard let kept = try? reader.options(ofKind: kind, in: extensionName),
      let options: Self = try? MessageBytes.message(in: kept)
    else { return nil }
    self = options
  }

  /// Stores the values; if that fails, completion does not suggest them.
  func remember(of offered: OfferedWidget, in store: HostStore) {
    let (kind, extensionName) = (offered.widget.kind, offered.host.name)
    // A command that only reads does not create the store, and unchanged values are not written.
    guard !options.isEmpty, let reader = try? store.reader(),
      KeptOptions(ofKind: kind, in: extensionName, reader) != self,
      let bytes = try? MessageBytes.of(self)
    else { return }
    try? store.write(durability: .relaxed) {
      try $0.rememberOptions(bytes, ofKind: kind, in: extensionName)
    }
  }
}

extension KeptOptions: WiredRecord {
  private init(options: [String: [Option]]) {
    self.options = options
  }

  static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(options: try c.required("options", 0, value?.options))
  }
}

extension KeptOptions.Option: WiredRecord {
  static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      word: try c.required("word", 0, value?.word),
      title: try c.required("title", 1, value?.title)
    )
  }
}
