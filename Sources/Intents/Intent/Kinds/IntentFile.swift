public import Essentials

/// A file that an intent receives or returns: its content, or its URL.
///
/// ```swift
/// let notes = IntentFile(data: Data("Buy milk".utf8), filename: "notes.txt", type: .plainText)
/// ```
public struct IntentFile: Sendable, Hashable {
  public let filename: String
  /// The file's URL; `nil` if the content is in memory.
  public let fileURL: URL?
  private let content: Data?

  /// Creates a file from its content; the type is ignored.
  public init(data: Data, filename: String, type: UTType? = nil) {
    content = data
    self.filename = filename
    fileURL = nil
  }

  /// Creates a file from its URL, from which the content is read at each use; the type is ignored.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    content = nil
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
  }

  /// The content of the file; empty if the file cannot be read.
  public var data: Data {
    content ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data()
  }
}

extension IntentFile: _IntentValue {
  public static var _intentValueType: IntentValueType { .url }

  public var _intentValue: IntentValue { fileURL.map { .url($0) } ?? .string(filename) }

  /// Resolves a path, or a URL with the scheme `file`.
  public static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> IntentFile {
    switch input {
    case .value(.url(let url)) where url.isFileURL: return IntentFile(fileURL: url)
    case .text(let text), .value(.string(let text)):
      if let url = URL(string: text), url.isFileURL { return IntentFile(fileURL: url) }
      if !text.isEmpty, !text.contains("://") {
        return IntentFile(fileURL: URL(filePath: text))
      }
    default: break
    }
    throw .mistyped(parameter, "a path", input, "notes.txt")
  }
}

extension IntentParameter where Value.ValueType == IntentFile {
  /// Creates a parameter of files; the types are ignored, because a file is typed as a path.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String] = ["public.item"],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, nil, requestValueDialog)
  }

  /// Creates a parameter of files; the types are ignored, because a file is typed as a path.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, nil, requestValueDialog)
  }
}
