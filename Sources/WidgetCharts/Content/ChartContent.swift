/// A part of a chart: a mark, or content made of marks.
///
/// ```swift
/// struct GoalLine: ChartContent {
///   let goal: Int
///   var body: some ChartContent {
///     RuleMark(y: .value("Goal", goal)).foregroundStyle(.secondary)
///   }
/// }
/// ```
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }
}

/// Content of the library, which has marks instead of a body.
protocol PrimitiveChartContent {
  var marks: [PlottedMark] { get }
}

extension ChartContent {
  /// The marks of the content, in the order in which they are drawn.
  var plottedMarks: [PlottedMark] {
    if let primitive = self as? any PrimitiveChartContent { return primitive.marks }
    return body.plottedMarks
  }
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
  /// Never evaluated, because marks are drawn directly.
  public var body: Never { preconditionFailure("\(Self.self) is a mark and has no body") }
}

/// A result builder for the content of a chart.
@resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }

  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> AnyChartContent {
    var parts: [any ChartContent] = []
    repeat parts.append(each content)
    return AnyChartContent(parts)
  }

  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  public static func buildEither(first: some ChartContent) -> AnyChartContent {
    AnyChartContent([first])
  }

  public static func buildEither(second: some ChartContent) -> AnyChartContent {
    AnyChartContent([second])
  }

  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent([content])
  }
}

/// Optional content; `nil` has no marks, as after an `if` without an `else`.
extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
}

extension Optional: PrimitiveChartContent where Wrapped: ChartContent {
  var marks: [PlottedMark] { map(\.plottedMarks) ?? [] }
}

/// Content without marks.
public struct EmptyChartContent: ChartContent, PrimitiveChartContent {
  public typealias Body = Never

  public init() {}

  var marks: [PlottedMark] { [] }
}

/// Content of a chart without its Swift type.
public struct AnyChartContent: ChartContent, PrimitiveChartContent {
  public typealias Body = Never
  let marks: [PlottedMark]

  public init(_ content: some ChartContent) {
    marks = content.plottedMarks
  }

  init(_ parts: [any ChartContent]) {
    marks = parts.flatMap { $0.plottedMarks }
  }
}

/// Several marks with shared modifiers.
///
/// ```swift
/// Chart {
///   Plot {
///     LineMark(x: .value("Hour", 9), y: .value("Degrees", 18))
///     LineMark(x: .value("Hour", 12), y: .value("Degrees", 23))
///   }
///   .foregroundStyle(.orange)
/// }
/// ```
public struct Plot<Content: ChartContent>: ChartContent {
  private let content: Content

  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some ChartContent { content }
}
