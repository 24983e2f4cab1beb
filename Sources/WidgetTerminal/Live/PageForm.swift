/// A form over the page: the configuration of a widget, field by field.
package struct PageForm: Equatable, Sendable {
  package struct Option: Equatable, Sendable {
    /// The option's value in a command.
    package let word: String
    package let title: String

    package init(word: String, title: String) {
      self.word = word
      self.title = title
    }
  }

  package struct Field: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
      case text
      case choice([Option])
    }

    /// The field's name on the command line.
    package let name: String
    package let title: String
    /// A description of valid values, which may be empty.
    package let note: String
    package let kind: Kind
    /// Whether the field is the widget's size or name, and not a parameter of its kind.
    package let isOwn: Bool
    /// Whether the value can be left out; the widget then uses that of its kind.
    package let isOptional: Bool
    /// The text that is shown if there is no value: `default: today`.
    package let absence: String
    /// The widget's present value; `nil` if it has none.
    package let original: String?
    /// The selected or typed value: that of an option, or a text; `nil` for none.
    package internal(set) var value: String?
    var fault: String?

    package init(
      name: String,
      title: String,
      note: String = "",
      kind: Kind,
      isOwn: Bool = false,
      isOptional: Bool = true,
      absence: String = "not set",
      value: String?
    ) {
      self.name = name
      self.title = title
      self.note = note
      self.kind = kind
      self.isOwn = isOwn
      self.isOptional = isOptional
      self.absence = absence
      original = value
      self.value = value
    }

    var isChanged: Bool { value != original }

    /// The value as displayed, such as the title of the selected option.
    var shown: String {
      guard let value else { return absence }
      guard case .choice(let options) = kind else { return value }
      return options.first { $0.word == value }?.title ?? value
    }

    var options: [Option] { if case .choice(let options) = kind { options } else { [] } }

    /// Selects the option `count` positions further.
    ///
    /// An optional field can also be without a value; that choice comes before the first option.
    ///
    /// - Returns: `false` if there is nothing to select.
    mutating func choose(by count: Int) -> Bool {
      let words = (isOptional ? [nil] : []) + options.map { Optional($0.word) }
      guard words.count > 1 else { return false }
      let index = words.firstIndex(of: value) ?? 0
      value = words[(index + count + words.count) % words.count]
      return true
    }

    /// Selects the next option whose title begins with a text; returns `false` if there is none.
    mutating func choose(beginningWith text: String) -> Bool {
      let wanted = text.lowercased()
      let index = options.firstIndex { $0.word == value }.map { $0 + 1 } ?? 0
      let order = options[index...] + options[..<index]
      guard let found = order.first(where: { $0.title.lowercased().hasPrefix(wanted) }) else {
        return false
      }
      value = found.word
      return true
    }
  }

  enum Answer: Equatable {
    case stays, refused, closes, leaves, sends
  }

  package let widget: Int64
  /// The widget's id in commands.
  package let id: String
  package let title: String
  private(set) var fields: [Field]
  private(set) var selected = 0
  /// Whether the command of the form is in progress.
  private(set) var isSent = false
  /// The error that concerns no single field; `nil` for none.
  private(set) var fault: String?
  /// The editor for the text of the selected field; `nil` for a field with options.
  private(set) var editor: LineEditor?

  package init(widget: Int64, id: String, title: String, fields: [Field]) {
    self.widget = widget
    self.id = id
    self.title = title
    self.fields = fields
    edit()
  }

  private var field: Field? { fields.indices.contains(selected) ? fields[selected] : nil }

  /// Updates the fields if more options are known; changed values are kept.
  mutating func take(_ fresh: [Field]) {
    for index in fields.indices {
      guard var field = fresh.first(where: { $0.name == fields[index].name }) else { continue }
      let isShownAsText = field.kind != fields[index].kind
      // A value that was shown as a title becomes the value of the command.
      if fields[index].isChanged { field.value = fields[index].value }
      field.fault = fields[index].fault
      fields[index] = field
      if isShownAsText, index == selected { edit() }
    }
  }

  /// The command that applies the form, as its arguments; `nil` if nothing was changed.
  var words: [String]? {
    var words: [String] = []
    for field in fields where field.isChanged {
      switch (field.value, field.isOwn) {
      case (let value?, true): words += ["--\(field.name)", value]
      case (nil, true): words += ["--\(field.name)", ""]
      case (let value?, false): words.append("\(field.name)=\(value)")
      case (nil, false): words += ["--reset", field.name]
      }
    }
    return words.isEmpty ? nil : ["configure", id] + words
  }

  mutating func send() {
    isSent = true
    fault = nil
    for index in fields.indices { fields[index].fault = nil }
  }

  /// Handles the outcome of the form's command; an error is shown next to its field.
  ///
  /// - Returns: Whether the form is finished.
  mutating func take(_ outcome: LiveOutcome) -> Bool {
    isSent = false
    guard outcome.isFailure else { return true }
    let words = outcome.text
    let index =
      fields.firstIndex { words.contains("--\($0.name) ") || words.contains("--\($0.name)'") }
      ?? fields.firstIndex { field in
        field.isChanged && field.value.map { !$0.isEmpty && words.contains("'\($0)'") } ?? false
      }
      ?? fields.firstIndex { $0.isChanged && words.contains($0.name) }
    if let index {
      fields[index].fault = words
      go(to: index)
    } else {
      fault = words
    }
    return false
  }

  mutating func press(_ key: Key) -> Answer {
    if isSent { return key == .control("c") ? .leaves : .refused }
    fault = nil
    switch key {
    case .escape: return .closes
    case .control("c"): return .leaves
    case .enter: return .sends
    case .up, .backTab: return go(to: selected - 1) ? .stays : .refused
    case .down, .tab: return go(to: selected + 1) ? .stays : .refused
    case .control("r"):
      guard field?.isOptional == true else { return .refused }
      fields[selected].value = nil
      edit()
      return .stays
    default: break
    }
    guard fields.indices.contains(selected) else { return .refused }
    fields[selected].fault = nil
    return editor == nil ? choose(key) : type(key)
  }

  private mutating func choose(_ key: Key) -> Answer {
    switch key {
    case .left: fields[selected].choose(by: -1) ? .stays : .refused
    case .right, .text(" "): fields[selected].choose(by: 1) ? .stays : .refused
    case .text(let text):
      fields[selected].choose(beginningWith: text) ? .stays : .refused
    default: .refused
    }
  }

  private mutating func type(_ key: Key) -> Answer {
    guard var editor else { return .refused }
    if case .paste(let text) = key {
      return type(.text(EditedText.oneLine(text)))
    }
    let effect = editor.press(key)
    guard effect == .draw else { return .refused }
    self.editor = editor
    let text = editor.text
    // An empty text means no value, if the value is optional.
    fields[selected].value = text.isEmpty && fields[selected].isOptional ? nil : text
    return .stays
  }

  /// Selects a field; returns `false` if it does not exist.
  @discardableResult
  mutating func go(to index: Int) -> Bool {
    guard fields.indices.contains(index) else { return false }
    selected = index
    edit()
    return true
  }

  private mutating func edit() {
    editor = nil
    guard let field, field.kind == .text else { return }
    var editor = LineEditor()
    editor.show(EditedText(field.value ?? ""))
    self.editor = editor
  }
}

extension LiveModel {
  /// Opens the form of a widget, or updates its options.
  package mutating func take(form: PageForm?, of widget: Int64) -> [Effect] {
    guard case .edit(let edit) = mode else { return [] }
    if case .form(var open) = edit.overlay {
      guard open.widget == widget, let form else { return [] }
      open.take(form.fields)
      cover(.form(open))
      return []
    }
    guard let form else { return refuse("What it may be configured with is not known") }
    cover(.form(form))
    // The options are requested meanwhile, because the known ones may be old.
    return form.fields.contains { !$0.isOwn }
      ? [begin(.learn(["configure", form.id], form: widget))] : []
  }

  mutating func press(_ key: Key, in form: PageForm, _ edit: PageEdit) -> [Effect] {
    var form = form
    if case .mouse(let press) = key {
      let layout = FormLayout(of: form, in: size)
      guard press.button == .left, let index = layout.field(at: press.place) else { return [] }
      form.go(to: index)
      cover(.form(form))
      return []
    }
    let answer = form.press(key)
    cover(.form(form))
    switch answer {
    case .stays: return []
    case .refused: return [.ring]
    case .leaves: return [.leave(.interrupted)]
    case .closes:
      cover(nil)
      return []
    case .sends:
      guard let words = form.words else {
        cover(nil)
        return []
      }
      form.send()
      cover(.form(form))
      return ask(for: .command(words))
    }
  }

  /// Handles the end of a request for the gallery or a form; returns `nil` for any other request.
  mutating func finishLearning(_ request: LiveRequest?) -> [Effect]? {
    guard case .learn(_, let widget) = request, case .edit(let edit) = mode else { return nil }
    switch (edit.overlay, widget) {
    case (.gallery, nil): return [.readGallery]
    case (.form(let form), let widget?) where form.widget == widget: return [.readForm(widget)]
    default: return []
    }
  }
}
