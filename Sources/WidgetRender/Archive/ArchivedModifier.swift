/// A modifier of one view: its geometry, its appearance, or the effect of a press.
public indirect enum ArchivedModifier: Sendable, Hashable {
  /// A fixed size on the axes that are not `nil`.
  case frame(width: CellLength?, height: CellLength?, CellAlignment)
  case flexibleFrame(FlexibleFrame)
  case padding(CellInsets)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case layoutPriority(Double)
  /// The largest (`fit`) or smallest (`fill`) box of a shape in the room there is, as what the content is offered.
  ///
  /// The ratio is width by height in points, so one column by one row is 0.5; `nil` is the content's own.
  case aspectRatio(Double?, ContentMode)
  /// The layout direction: frames inside are mirrored, their content is not.
  case layoutDirection(LayoutDirection)
  case offset(columns: Int, rows: Int)
  /// The middle of the view at a place of all the room there is.
  case position(column: Int, row: Int)
  /// A guide of the view itself, in columns from its leading edge, for a parent that aligns by it.
  case horizontalGuide(CellHorizontalAlignment, at: Int)
  /// A guide of the view itself, in rows from its top, for a parent that aligns by it.
  case verticalGuide(CellVerticalAlignment, at: Int)
  /// Drawn before or behind its siblings; the greatest is in front.
  case zIndex(Double)
  /// Rotates shapes inside clockwise around an anchor, a fraction of the frame; letters stay upright.
  case rotation(degrees: Double, anchor: ArchivedPoint)
  /// Shapes inside are drawn larger or smaller around an anchor, a fraction of the frame.
  case scale(x: Double, y: Double, anchor: ArchivedPoint)
  case overlay(ArchivedView, CellAlignment)
  case background(ArchivedView, CellAlignment)
  /// The background of the whole widget (`containerBackground(_:for: .widget)`).
  case containerBackground(ArchivedView, CellAlignment)
  case border(ArchivedPaint)
  case clipped
  /// A scrollable window on the content along an axis: it fills the proposed length and shows the beginning, or
  /// another part in a scrolled picture.
  case scroll(CellAxis)
  /// The view shows the first of this many rows; the scrolled timeline has them all.
  case continued(rows: Int)
  /// What is shown beside the widget, in the top line of its frame (`widgetLabel(label:)`); it takes no room in it.
  case widgetLabel(ArchivedView)
  /// Drawn only inside an outline of the view's frame.
  case clipShape(ArchivedOutline)
  /// Draws the content only where the mask is opaque.
  case mask(ArchivedView, CellAlignment)
  /// The paint of letters and symbols inside, across the view's frame, instead of their own colour.
  case foreground(ArchivedPaint)
  /// Membership in the accent group of widgets that are shown in two colours.
  case accented
  /// Marked as out of date while an action of the widget has not been answered by a new timeline.
  case invalidatable
  /// Light becomes opacity: each colour is black, as opaque as it was light (`luminanceToAlpha()`).
  case luminanceToAlpha
  /// The replacement in another state of the widget; it is laid out and drawn only then.
  case alternative(Condition, ArchivedView)
  case hidden
  case opacity(UInt8)
  case redacted(Redaction)
  /// A control: pressing it performs an intent.
  case action(ArchivedAction)
  case link(String)
  /// The author's identity of the view.
  case identity(String)
  /// The text for reading the view aloud; it is not drawn (SU-70).
  case spoken(ArchivedSpeech)

  /// SwiftUI's `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
  ///
  /// `nil` leaves the bound open; `PointScale.maximumCells` is infinite.
  public struct FlexibleFrame: Sendable, Hashable, BitwiseCopyable {
    public var minimumWidth: Int?
    public var idealWidth: Int?
    public var maximumWidth: Int?
    public var minimumHeight: Int?
    public var idealHeight: Int?
    public var maximumHeight: Int?
    public var alignment: CellAlignment

    public init(
      minimumWidth: Int? = nil,
      idealWidth: Int? = nil,
      maximumWidth: Int? = nil,
      minimumHeight: Int? = nil,
      idealHeight: Int? = nil,
      maximumHeight: Int? = nil,
      alignment: CellAlignment = .center
    ) {
      self.minimumWidth = minimumWidth
      self.idealWidth = idealWidth
      self.maximumWidth = maximumWidth
      self.minimumHeight = minimumHeight
      self.idealHeight = idealHeight
      self.maximumHeight = maximumHeight
      self.alignment = alignment
    }
  }

  /// Whether a box of a given shape stays within the room, or covers it.
  public enum ContentMode: UInt8, Sendable, Hashable, CaseIterable, BitwiseCopyable {
    case fit, fill
  }

  /// Whether leading is left or right.
  public enum LayoutDirection: UInt8, Sendable, Hashable, CaseIterable {
    case leftToRight, rightToLeft
  }

  /// The state in which an alternative replaces its content.
  public enum Condition: UInt8, Sendable, Hashable, CaseIterable {
    /// The toggle around it was pressed (WK-97).
    case flipped
    /// An action of the widget has not been answered by a new timeline (WK-98).
    case invalidated
  }

  /// The redaction that is drawn instead of the content, at the same size.
  public enum Redaction: UInt8, Sendable, Hashable, CaseIterable {
    case placeholder, privacy, invalidated
  }
}

/// The words for a view where it is read aloud: SwiftUI's accessibility label and value.
public struct ArchivedSpeech: Sendable, Hashable {
  /// The text that replaces the view's own; `nil` for the view's own.
  public var label: String?
  /// The text that follows it, such as a state; `nil` for none.
  public var value: String?
  /// Whether the view is left out.
  public var isHidden: Bool

  public init(label: String? = nil, value: String? = nil, isHidden: Bool = false) {
    self.label = label
    self.value = value
    self.isHidden = isHidden
  }
}

/// The intent behind a button or a toggle: its name and its parameters as text.
public struct ArchivedAction: Sendable, Hashable {
  /// The kind of control, and a toggle's state.
  public enum Role: UInt8, Sendable, Hashable, CaseIterable {
    case button, toggleOff, toggleOn
  }

  /// One value that the intent is given.
  public struct Parameter: Sendable, Hashable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The intent's persistent identifier.
  public var intent: String
  public var parameters: [Parameter]
  public var role: Role
  /// The key that presses it where its widget has the focus, such as `k`, `K`, `ctrl-k`, `alt-k` or `escape`;
  /// `nil` for none.
  public var key: String?

  public init(
    intent: String,
    parameters: [Parameter] = [],
    role: Role = .button,
    key: String? = nil
  ) {
    self.intent = intent
    self.parameters = parameters
    self.role = role
    self.key = key
  }
}
