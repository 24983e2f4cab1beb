import WidgetRender

/// What a program printed, whatever its tongue, once it is read and before it is laid out.
struct PrintedMenu: Equatable, Sendable {
  /// What stands alone where there is room for one line, and on top elsewhere.
  var titles: [PrintedItem] = []
  var items: [PrintedItem] = []

  /// All that a press can run, which is all that one may (see `ItemCommand`).
  var commands: [ItemCommand] { (titles + items).compactMap(\.command) }
}

/// One line of a menu.
struct PrintedItem: Equatable, Sendable {
  var runs: [ArchivedText.Run] = []
  /// How many menus it lies in: the lines of a submenu are 1 deeper than the line that opens it.
  var depth = 0
  var isSeparator = false
  var isDisabled = false
  var isChecked = false
  /// Short text at the end of the line.
  var badge: String?
  /// What is said of it where it is read aloud.
  var tooltip: String?
  var link: String?
  var command: ItemCommand?

  static let separator = PrintedItem(isSeparator: true)

  /// Whether there is anything to draw.
  var isEmpty: Bool {
    !isSeparator && badge == nil
      && runs.allSatisfy {
        if case .verbatim(let text) = $0.content {
          text.allSatisfy(\.isWhitespace)
        } else {
          false
        }
      }
  }
}

/// What a press does: a program with its arguments, each as its author wrote it; no shell reads them.
struct ItemCommand: Equatable, Hashable, Sendable {
  /// The intent by whose name pictures call a press.
  static let intent = "PressItem"

  /// The words of the command; none where a press only asks the program anew.
  var words: [String] = []

  /// Sixteen hexadecimal digits that a picture holds in the command's place: FNV-1a of its words.
  ///
  /// A press names it, and what runs is the command of the last output that has it: no picture, script or
  /// argument can name another one.
  var token: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for word in words {
      for byte in Array(word.utf8) + [0] {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// What stands in a picture for it.
  var parameters: [ArchivedAction.Parameter] { [.init(name: "item", value: token)] }
}
