/// A modifier of one view: its geometry, its appearance, or the effect of a press.
public indirect enum ArchivedModifier: Sendable, Hashable {
  /// A fixed size on the axes that are not `nil`.
  case frame(width: CellLength?, height: CellLength?, CellAlignment)
  case flexibleFrame(FlexibleFrame)
  case padding(CellInsets)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case layoutPriority(Double)
  /// Proposes a box of a given aspect ratio to the content.
  ///
  /// With `fit` the box is the largest inside the available space, with `fill` the smallest that
  /// covers it. The ratio is width by height in points, so one column by one row is 0.5; `nil` is
  /// the content's own ratio.
  case aspectRatio(Double?, ContentMode)
  /// Sets the layout direction of the content: right to left mirrors the positions of views, but
  /// not what they draw.
  case layoutDirection(LayoutDirection)
  case offset(columns: Int, rows: Int)
  /// Centres the view on a cell of the available space, counted from its top leading corner.
  case position(column: Int, row: Int)
  /// An alignment guide that the view defines, in columns from its leading edge, for a parent that
  /// aligns by it.
  case horizontalGuide(CellHorizontalAlignment, at: Int)
  /// An alignment guide that the view defines, in rows from its top, for a parent that aligns by
  /// it.
  case verticalGuide(CellVerticalAlignment, at: Int)
  /// The drawing order among siblings: the view with the greatest index is in front.
  case zIndex(Double)
  /// Rotates shapes inside clockwise around an anchor, a fraction of the frame; letters remain upright.
  case rotation(degrees: Double, anchor: ArchivedPoint)
  /// Scales shapes inside around an anchor, which is a fraction of the frame; letters keep their
  /// size.
  case scale(x: Double, y: Double, anchor: ArchivedPoint)
  case overlay(ArchivedView, CellAlignment)
  case background(ArchivedView, CellAlignment)
  /// The background of the whole widget (`containerBackground(_:for: .widget)`).
  case containerBackground(ArchivedView, CellAlignment)
  case border(ArchivedPaint)
  case clipped
  /// A scrollable window on the content along an axis.
  ///
  /// It fills the proposed length and shows the beginning, or another part in a scrolled picture.
  case scroll(CellAxis)
  /// A shortened list: the content has only its first rows, and `rows` is the number of rows of the
  /// whole list.
  case continued(rows: Int)
  /// A view next to the widget, in the top line of its frame (`widgetLabel(label:)`); it uses no cells of the widget.
  case widgetLabel(ArchivedView)
  /// Draws the content only inside an outline of the view's frame.
  case clipShape(ArchivedOutline)
  /// Draws the content only in the opaque parts of the mask.
  case mask(ArchivedView, CellAlignment)
  /// Paints the letters and symbols inside in place of their own colours; the paint extends across
  /// the view's frame.
  case foreground(ArchivedPaint)
  /// Adds the view to the accent group, for widgets that are shown in two colours.
  case accented
  /// Marks the view as out of date until a new timeline answers an action of the widget.
  case invalidatable
  /// Converts luminance to opacity: each colour becomes black, as opaque as it was bright
  /// (`luminanceToAlpha()`).
  case luminanceToAlpha
  /// Another view for a state of the widget; it is laid out and drawn only in that state.
  case alternative(Condition, ArchivedView)
  case hidden
  case opacity(UInt8)
  case redacted(Redaction)
  /// Makes the view a control: pressing it performs an intent.
  case action(ArchivedAction)
  case link(String)
  /// The identity that the author gave to the view.
  case identity(String)
  /// The text for reading the view aloud; it is not drawn (SU-70).
  case spoken(ArchivedSpeech)

  /// SwiftUI's `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
  ///
  /// A length of `nil` is not set; `PointScale.maximumCells` represents infinity.
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

  /// The rule for a box of a given shape: stay within the available space, or cover it completely.
  public enum ContentMode: UInt8, Sendable, Hashable, CaseIterable, BitwiseCopyable {
    case fit, fill
  }

  /// The side of the leading edge: left or right.
  public enum LayoutDirection: UInt8, Sendable, Hashable, CaseIterable {
    case leftToRight, rightToLeft
  }

  /// The state of a widget in which an alternative view is shown in place of the modified one.
  public enum Condition: UInt8, Sendable, Hashable, CaseIterable {
    /// The toggle around the view was pressed (WK-97).
    case flipped
    /// An action of the widget has not been answered by a new timeline (WK-98).
    case invalidated
  }

  /// The redaction that is drawn instead of the content, at the same size.
  public enum Redaction: UInt8, Sendable, Hashable, CaseIterable {
    case placeholder, privacy, invalidated
  }
}

/// The texts for screen readers: SwiftUI's accessibility label and value.
public struct ArchivedSpeech: Sendable, Hashable {
  /// The text that replaces the view's own; `nil` keeps the view's own.
  public var label: String?
  /// The text that follows the label, such as a state; `nil` for none.
  public var value: String?
  /// Whether screen readers skip the view.
  public var isHidden: Bool

  public init(label: String? = nil, value: String? = nil, isHidden: Bool = false) {
    self.label = label
    self.value = value
    self.isHidden = isHidden
  }
}

/// The intent behind a button or a toggle: its name and its parameters as text.
public struct ArchivedAction: Sendable, Hashable {
  /// The kind of control, with the state of a toggle.
  public enum Role: UInt8, Sendable, Hashable, CaseIterable {
    case button, toggleOff, toggleOn
  }

  /// The name and the value of one parameter of the intent.
  public struct Parameter: Sendable, Hashable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The persistent identifier of the intent that a press performs.
  public var intent: String
  public var parameters: [Parameter]
  public var role: Role
  /// The key that presses the control while its widget has the focus, such as `k`, `K`, `ctrl-k`,
  /// `alt-k` or `escape`.
  ///
  /// It is `nil` for a control without a key.
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
