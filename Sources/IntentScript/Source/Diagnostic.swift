package import Wire

/// A problem with a script: a message, a source range, and a hint.
package struct Diagnostic: Sendable, Hashable {
  /// The expected and the found text, without a full stop: "expected Int, found String".
  package let message: String
  /// The source range that the message is about.
  package let span: SourceSpan
  /// One thing to do, without a full stop: "did you mean `complete-to-do`?"; `nil` for no advice.
  package let hint: String?
  /// Whether the diagnostic is a warning, with which the script can still run (LG-29).
  package let isWarning: Bool

  package init(
    _ message: String,
    at span: SourceSpan,
    hint: String? = nil,
    isWarning: Bool = false
  ) {
    self.message = message
    self.span = span
    self.hint = hint
    self.isWarning = isWarning
  }
}

extension Diagnostic {
  /// The same diagnostic as an error instead of a warning.
  package var asError: Diagnostic { Diagnostic(message, at: span, hint: hint) }
}

extension Diagnostic: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      try c.required("message", 0, value?.message),
      at: try c.required("span", 1, value?.span),
      hint: try c.field("hint", 2, value?.hint),
      isWarning: try c.mark("isWarning", 3, value?.isWarning)
    )
  }
}

/// The diagnostics of a script; only the first at each offset is kept, so that errors do not
/// cascade.
package struct DiagnosticList: Sendable {
  /// The maximum number of diagnostics; a file of random text would have one for each line.
  package static let maximumCount = 1_000

  private var diagnostics: [Diagnostic] = []
  private var starts: Set<Int32> = []

  package init() {}

  package var isEmpty: Bool { diagnostics.isEmpty }

  /// Whether there are ``maximumCount`` diagnostics, so that further ones are dropped.
  package var isFull: Bool { diagnostics.count >= Self.maximumCount }

  /// The diagnostics in source order.
  package var inOrder: [Diagnostic] {
    diagnostics.sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
  }

  /// Adds a diagnostic, unless there is already one with the same start.
  package mutating func add(_ diagnostic: Diagnostic) {
    guard !isFull else { return }
    guard starts.insert(diagnostic.span.start).inserted else { return }
    diagnostics.append(diagnostic)
  }

  package mutating func add(_ message: String, at span: SourceSpan, hint: String? = nil) {
    add(Diagnostic(message, at: span, hint: hint))
  }
}
