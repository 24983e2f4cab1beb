internal import WidgetIntents

extension ScriptChecker {
  /// The enumeration of widget sizes, with the names that the command line uses.
  private static let sizes = EnumerationSymbol(
    EnumMetadata(
      identifier: "Size",
      title: "Size",
      cases: [
        "small", "medium", "large", "extra-large", "extra-large-portrait", "circular",
        "rectangular", "inline", "corner",
      ]
      .enumerated().map { position, name in
        EnumerationValue(type: "Size", rawValue: name, title: name, position: position)
      }
    )
  )

  /// Checks `show(to-do, size: large)`, which prints a widget and has no value (LG-8).
  mutating func show(_ name: Name, _ arguments: [Argument], _ expression: Expression) -> ValueType?
  {
    note(.show, Self.show, name.span)
    var widget: Int?
    var size: Int?
    for (position, argument) in arguments.enumerated() {
      switch argument.label?.text {
      case nil where position == 0, "widget" where widget == nil:
        widget = position
        self.widget(argument.value)
      case "size" where size == nil:
        size = position
        self.size(argument.value)
      case "widget", "size":
        report(
          "`\(argument.label?.text ?? "")` is given twice",
          at: argument.label?.span ?? argument.value.span,
          hint: "leave one of the two out"
        )
      case nil:
        report(
          "only the widget may go without a label",
          at: argument.value.span,
          hint: "write the label: `size: \(findings.excerpt(argument.value) ?? "large")`"
        )
      case let label?:
        report(
          "`show` has no parameter `\(label)`",
          at: argument.label?.span ?? argument.value.span,
          hint: findings.suggestion(for: label, in: ["widget", "size"])
            ?? "it takes `widget` and `size`"
        )
      }
    }
    if widget == nil, !arguments.contains(where: { $0.label != nil && $0.label?.text != "size" }) {
      report(
        "`show` needs a widget",
        at: name.span,
        hint: "name a kind or a placed widget: `show(\(widgetExample), size: large)`"
      )
    }
    resolve(expression.id, .show(widget: widget ?? 0, size: size))
    return .nothing
  }

  private var widgetExample: String { catalog.index.widgets.min() ?? "to-do" }

  private mutating func widget(_ value: Expression) {
    switch value.ungrouped.kind {
    case .name(let name) where scope.locals[name] == nil:
      namedWidget(name, value.ungrouped)
    case .string(let segments) where segments.count <= 1 && value.plainText != nil:
      namedWidget(value.plainText ?? "", value.ungrouped)
    default:
      guard let type = infer(value), type.type != .string else { return }
      report(
        "`show` draws a widget, found \(type.type.scriptName)",
        at: value.span,
        hint: "to show a value, write `print \(findings.excerpt(value) ?? "…")`"
      )
    }
  }

  private mutating func namedWidget(_ name: String, _ value: Expression) {
    guard !catalog.index.widgets.contains(name) else {
      resolve(value.id, .widget(name))
      return
    }
    let known = catalog.index.widgets.sorted()
    report(
      "there is no widget `\(name)`",
      at: value.span,
      hint: findings.suggestion(for: name, in: known)
        ?? (known.isEmpty
          ? "`widgetctl gallery` lists what can be shown"
          : "widgets are \(Array(known.prefix(6)).inRow("and"))")
    )
  }

  private mutating func size(_ value: Expression) {
    let word: String
    switch value.ungrouped.kind {
    case .name(let name) where scope.locals[name] == nil: word = name
    case .enumCase(let name): word = name.text
    default:
      require(value, .string, .operand("size"))
      return
    }
    guard let binding = Self.sizes.binding(of: word) else {
      report(
        "there is no size `\(word)`",
        at: value.span,
        hint: findings.suggestion(for: word, in: Self.sizes.words)
          ?? "sizes are \(Self.sizes.words.inRow("and"))"
      )
      return
    }
    resolve(value.ungrouped.id, binding)
  }
}
