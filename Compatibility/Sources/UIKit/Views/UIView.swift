public import Foundation

/// A view of UIKit, which is never drawn.
@MainActor @preconcurrency
open class UIView: NSObject {
  public var frame: CGRect
  public var backgroundColor: UIColor?
  public var isHidden = false
  public var alpha: CGFloat = 1
  public private(set) var subviews: [UIView] = []

  public init(frame: CGRect) {
    self.frame = frame
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  open func addSubview(_ view: UIView) {
    subviews.append(view)
  }

  open func layoutSubviews() {}
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
}
