public import WidgetUI

/// A view of UIKit among those of SwiftUI: it compiles, is never made and draws nothing.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == EmptyView {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public var body: EmptyView { EmptyView() }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
