import RuntimeRecords
import WidgetRender

typealias ArchiveScope = _ArchiveScope

/// The environment and the container in which a view is archived.
@MainActor
public struct _ArchiveScope {
  /// The greatest nesting depth of views; a deeper tree is considered endless recursion.
  private static let maximumDepth = 200
  /// The most views of a picture, far more than a terminal has cells for.
  private static let maximumViews = 20_000

  let session: ArchiveSession
  var environment: EnvironmentValues
  /// The axis of the stack that contains the children; `nil` outside of a stack.
  var axis: CellAxis?
  /// Records the requests of a grid's children for their cells; `nil` outside of a grid.
  var grid: GridMarks?
  /// Counts the rows of the enclosing scrollable view; `nil` if there is none.
  var rows: ArchivedRows?
  /// The way in which the views of a preview are read; `nil` if no previews are read.
  var previews: PreviewReading?

  init(environment: EnvironmentValues, notes: ArchiveNotes = ArchiveNotes()) {
    session = ArchiveSession(notes: notes)
    self.environment = environment
  }

  /// Creates the same scope in a separate session, to archive the view for another state of the
  /// widget.
  private init(apart place: ArchiveScope) {
    session = ArchiveSession(apart: place.session)
    environment = place.environment
    axis = place.axis
  }

  /// Creates the same scope in a session whose views are counted and then discarded.
  private init(counting place: ArchiveScope, into reading: SubviewReading) {
    session = ArchiveSession(counting: place.session, into: reading)
    environment = place.environment
    axis = place.axis
  }

  /// Collects notes about content that the picture omits.
  var notes: ArchiveNotes { session.notes }

  /// Returns the archived children of `view`: none, one, or several without a container (SU-55).
  @usableFromInline
  func children<Content: View>(of view: Content) -> [ArchivedView] {
    guard session.depth < Self.maximumDepth, session.views < Self.maximumViews else { return [] }
    session.views += 1
    session.depth += 1
    defer { session.depth -= 1 }
    return view._archived(in: self)
  }

  /// Injects the environment into a view before its body is evaluated.
  ///
  /// - Returns: If previews are being read, the views that replace `view`; otherwise `nil`, and the
  ///   body is evaluated.
  @usableFromInline
  func prepared<Content: View>(_ view: Content) -> [ArchivedView]? {
    if let previews { return [previews.child(for: view, in: self)] }
    inject(environment, into: view)
    return nil
  }

  /// Returns the views of `content`, archived in a separate session that records their container
  /// values.
  func counted<Content: View>(_ content: Content, into reading: SubviewReading) -> [ArchivedView] {
    let scope = ArchiveScope(counting: self, into: reading)
    let views = scope.children(of: content)
    session.views = scope.session.views
    return views
  }

  /// Returns the views that `make` archives in a separate session, for another state of the widget.
  ///
  /// - Returns: `nil` if the picture already has too many views, or if this is already such a
  ///   session.
  func apart(
    _ make: (ArchiveScope) -> [ArchivedView]
  ) -> (views: [ArchivedView], session: ArchiveSession)? {
    guard !session.isApart else { return nil }
    let scope = ArchiveScope(apart: self)
    let views = make(scope)
    session.viewsApart = scope.session.views
    return session.viewsApart < Self.maximumViews ? (views, scope.session) : nil
  }

  /// Returns `view` as one child; several views are layered, as in an overlay (SU-39).
  func layered<Content: View>(
    _ view: Content,
    alignment: CellAlignment = .center
  ) -> ArchivedView {
    Self.single(along(nil).children(of: view)) { .zStack(alignment, $0) }
  }

  /// Returns `view` as one child; several views form a column.
  func column<Content: View>(_ view: Content) -> ArchivedView {
    Self.single(along(.vertical).children(of: view)) { .stack(ArchivedStack(.vertical, $0)) }
  }

  /// Returns `leaf`, a single element, redacted if the environment requires it (SU-65).
  func masked(_ leaf: ArchivedView) -> ArchivedView {
    let reasons = environment.maskReasons
    if reasons.contains(.placeholder) { return .modified(leaf, .redacted(.placeholder)) }
    if reasons.contains(.privacy), environment.isPrivacySensitive {
      return .modified(leaf, .redacted(.privacy))
    }
    return leaf
  }

  /// Returns the scope inside a stack, or inside another container if `axis` is `nil`.
  func along(_ axis: CellAxis?) -> ArchiveScope {
    var copy = self
    copy.axis = axis
    copy.grid = nil
    copy.previews = previews?.inner
    return copy
  }

  /// Returns the scope with a changed environment.
  func changing(_ change: (inout EnvironmentValues) -> Void) -> ArchiveScope {
    var copy = self
    change(&copy.environment)
    return copy
  }

  /// Injects the environment into the properties of a view, a modifier or a style.
  func inject(_ values: EnvironmentValues, into owner: Any) {
    // A style is boxed as the protocol's, so its own type is asked for and not that of the box.
    func fill<Owner>(_ type: Owner.Type) {
      let fields = TypeFacts.known.openFields(of: type)
      guard !fields.isEmpty, let owner = owner as? Owner else { return }
      StoredFields.withMemory(of: owner) { memory in
        for open in fields {
          if let type = open.receiver {
            receive(values, type, at: memory + open.field.offset)
            continue
          }
          let value = open.field.value(in: memory)
          if TypeFacts.known.isOuterProperty(value) {
            inject(values, into: value)
            continue
          }
          guard TypeFacts.known.mayNeedEnvironment(value),
            let property = value as? any DynamicProperty
          else { continue }
          if let receiver = property as? any EnvironmentReceiver {
            receiver.receive(values)
          } else {
            inject(values, into: property)
          }
        }
      }
    }
    _openExistential(type(of: owner), do: fill)
  }

  private func receive<Receiver: EnvironmentReceiver>(
    _ values: EnvironmentValues,
    _ type: Receiver.Type,
    at place: UnsafeRawPointer
  ) {
    place.assumingMemoryBound(to: type).pointee.receive(values)
  }

  private static func single(
    _ children: [ArchivedView],
    _ container: ([ArchivedView]) -> ArchivedView
  ) -> ArchivedView {
    switch children.count {
    case 0: .empty
    case 1: children[0]
    default: container(children)
    }
  }
}

extension [ArchivedView] {
  /// Appends the children of a view, of which there is usually one.
  mutating func add(_ children: [ArchivedView]) {
    if isEmpty {
      self = children
    } else if children.count == 1 {
      append(children[0])
    } else {
      self += children
    }
  }
}

extension ArchiveScope {
  /// Returns a view that fills the proposed size, and whose content is made when the size is known.
  ///
  /// The view from `make` must fill the proposed size too.
  func sized(_ make: @escaping @MainActor (ViewFrame) -> ArchivedView) -> ArchivedView {
    sized(answering: nil, make)
  }

  /// Returns a view whose size `answer` computes from a proposal, and whose content is made when
  /// the size is known.
  ///
  /// The view from `make` must have the same size.
  func sized(
    answering answer: LayoutProbe.Answer?,
    _ make: @escaping @MainActor (ViewFrame) -> ArchivedView
  ) -> ArchivedView {
    let (session, preferences) = (session, session.preferences.inner())
    let environment = environment
    let place = DeferredElement.view(answer) { place in
      session.collecting(in: preferences) { environment.fixingColors(of: make(place)) }
    }
    return session.mark(.nothing, place)
  }

  /// Returns `content` with a modifier that is made when the content's frame is known.
  ///
  /// The modifier must not change the layout.
  func sized(
    _ content: ArchivedView,
    changing make: @escaping @MainActor (ViewFrame) -> ArchivedModifier?
  ) -> ArchivedView {
    session.mark(content, .modifier(make))
  }
}

extension ArchivedView {
  /// A view that fills the proposed size and draws nothing.
  static let nothing = ArchivedView.fill(.color(ArchivedColor(.system(.clear))))
}

extension ArchiveScope {
  /// Returns the children of a container, aligned by an author's guide.
  ///
  /// The container aligns the children's centres, and each child is moved by its guide. For a
  /// built-in alignment they are unchanged.
  func guided(
    _ children: [ArchivedView],
    by alignment: HorizontalAlignment
  ) -> [ArchivedView] {
    guard let id = alignment.id else { return children }
    return children.map { child in
      session.mark(
        child,
        .guide { place in
          let set = place.average(of: ObjectIdentifier(id), from: place.cells.origin.column)
          let usual = PointScale.columns(Double(id.defaultValue(in: place.dimensions)))
          return .horizontalGuide(.center, at: set ?? usual)
        }
      )
    }
  }

  /// Returns the children of a container, aligned by an author's guide.
  ///
  /// The container aligns the children's centres, and each child is moved by its guide. For a
  /// built-in alignment they are unchanged.
  func guided(
    _ children: [ArchivedView],
    by alignment: VerticalAlignment
  ) -> [ArchivedView] {
    guard let id = alignment.id else { return children }
    return children.map { child in
      session.mark(
        child,
        .guide { place in
          let set = place.average(of: ObjectIdentifier(id), from: place.cells.origin.row)
          let usual = PointScale.rows(Double(id.defaultValue(in: place.dimensions)))
          return .verticalGuide(.center, at: set ?? usual)
        }
      )
    }
  }
}
