import WidgetRender

/// The key of a value that a view sets for the container around it, with the value's default.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view sets for its container, by keys such as `@Entry` declares (OS 18).
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the view's tag; `nil` if the view has no tag of this type.
  public func tag<Tag: Hashable>(for type: Tag.Type) -> Tag? { self[TagKey.self]?.base as? Tag }

  public func hasTag<Tag: Hashable>(_ tag: Tag) -> Bool { self.tag(for: Tag.self) == tag }

  enum TagKey: ContainerValueKey {
    static var defaultValue: AnyHashable? { nil }
  }
}

extension View {
  /// Sets a value for the nearest container that reads its subviews.
  public nonisolated func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>,
    _ value: Value
  ) -> some View {
    modifier(ContainerValueWriter { $0[keyPath: keyPath] = value })
  }

  /// Sets the view's tag, which the surrounding container can read; a widget does not use it for
  /// selection.
  public nonisolated func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true)
    -> some View
  {
    modifier(ContainerValueWriter { $0[ContainerValues.TagKey.self] = AnyHashable(tag) })
  }
}

/// Records a view's values for a container that reads its subviews; without such a container it has
/// no effect.
private struct ContainerValueWriter {
  let write: (inout ContainerValues) -> Void
}

extension ContainerValueWriter: ViewModifier {
  typealias Body = Never

  func _archived<Content: View>(_ content: Content, in scope: _ArchiveScope) -> [ArchivedView] {
    let children = scope.children(of: content)
    guard let reading = scope.session.subviewReading else { return children }
    return children.map { reading.noting($0, in: scope.session, values: write) }
  }
}

/// The values and sections of a container's views, by the numbers that mark the views in the
/// archive.
///
/// They are recorded in a session that only counts the views.
@MainActor
final class SubviewReading {
  private var values: [Int: ContainerValues] = [:]
  private var places: [Int: SectionPlace] = [:]
  private var sections = 0

  /// Returns the view with a number that identifies it in the archive, and records values for this
  /// number.
  ///
  /// The values override those of views inside.
  func noting(
    _ view: ArchivedView,
    in session: ArchiveSession,
    values write: (inout ContainerValues) -> Void
  ) -> ArchivedView {
    let mark = session.reserve(.frame)
    var values = values(of: view)
    write(&values)
    self.values[mark] = values
    return view.marked(mark)
  }

  /// Returns the views in the parts of a section, and records the section and the part of each.
  func noting(
    section parts: [(SectionPart, [ArchivedView])],
    in session: ArchiveSession
  ) -> [ArchivedView] {
    sections += 1
    return parts.flatMap { part, views in
      views.map { view in
        let mark = session.reserve(.frame)
        places[mark] = SectionPlace(number: sections, part: part)
        return view.marked(mark)
      }
    }
  }

  /// Returns the values that were set for a view, even inside of other modifiers.
  func values(of view: ArchivedView) -> ContainerValues {
    view.outerMarks.lazy.compactMap { self.values[$0] }.first ?? ContainerValues()
  }

  /// Returns the outermost section that contains a view; `nil` outside of any section.
  func place(of view: ArchivedView) -> SectionPlace? {
    view.outerMarks.lazy.compactMap { self.places[$0] }.first
  }
}

extension ArchivedView {
  /// The numbers that mark the view itself, the outermost first; marks of views inside are not
  /// included.
  fileprivate var outerMarks: [Int] {
    var marks: [Int] = []
    var view = self
    while case .modified(let content, let modifier) = view {
      if let mark = modifier.mark { marks.append(mark) }
      view = content
    }
    return marks
  }
}
