import Foundation
import WidgetRender

/// The appearance of progress views (SU-67).
///
/// ```swift
/// struct WordStyle: ProgressViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) % done")
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ProgressViewStyle: SendableMetatype {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style of the library that can show an interval whose progress changes over time.
protocol TimedProgressViewStyle: ProgressViewStyle {}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public nonisolated static var automatic: DefaultProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public nonisolated static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public nonisolated static var circular: CircularProgressViewStyle { .init() }
}

extension EnvironmentValues {
  private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any ProgressViewStyle> {
      StyleStack(DefaultProgressViewStyle())
    }
  }

  var progressViewStyles: StyleStack<any ProgressViewStyle> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the progress views inside the view.
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(
    _ style: Style
  ) -> some View {
    transformingEnvironment { $0.progressViewStyles.push(style) }
  }
}

/// The parts of a progress view that a style arranges.
public struct ProgressViewStyleConfiguration {
  public typealias Label = AnyView
  public typealias CurrentValueLabel = AnyView

  let value: ArchivedMeter.Value
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?

  /// The completed fraction, from 0 to 1; `nil` for an activity of unknown length.
  public var fractionCompleted: Double? {
    if case .fraction(let fraction) = value { fraction } else { nil }
  }
}

/// The default style: a bar, or a small ring for an activity of unknown length.
public struct DefaultProgressViewStyle: TimedProgressViewStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.value == .indeterminate {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A style with a bar, the label above it and the value below.
public struct LinearProgressViewStyle: TimedProgressViewStyle {
  private let tint: Color?

  public nonisolated init() {
    tint = nil
  }

  /// Creates a style with a colour; prefer the modifier `tint(_:)`.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      MeterView(style: .bar, value: configuration.value).tinted(tint)
      configuration.currentValueLabel.foregroundStyle(.secondary)
    }
  }
}

extension View {
  /// Returns the view tinted with `color`; unchanged if it is `nil`.
  @ViewBuilder
  func tinted(_ color: Color?) -> some View {
    if let color { tint(color) } else { self }
  }
}

/// A style with a ring that fills and the value inside; for an activity of unknown length a small
/// ring above the label.
public struct CircularProgressViewStyle: TimedProgressViewStyle {
  private let tint: Color?

  public nonisolated init() {
    tint = nil
  }

  /// Creates a style with a colour; prefer the modifier `tint(_:)`.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.value == .indeterminate {
      VStack {
        MeterView(style: .ring, value: .indeterminate).tinted(tint).frame(width: 16, height: 16)
        configuration.label.foregroundStyle(.secondary)
      }
    } else {
      ZStack {
        MeterView(style: .ring, value: configuration.value).tinted(tint)
        if let currentValueLabel = configuration.currentValueLabel {
          currentValueLabel.lineLimit(1)
        } else {
          configuration.label.lineLimit(1)
        }
      }
      .roundMeterFrame()
    }
  }
}

/// The default label of a progress view with an interval: the remaining or elapsed time.
public struct DefaultDateProgressLabel {
  let interval: ClosedRange<Date>
  let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
