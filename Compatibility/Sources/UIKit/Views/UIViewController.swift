public import Foundation

/// A controller of UIKit's views, which nothing presents.
@MainActor @preconcurrency
open class UIViewController: NSObject {
  public var title: String?
  public var view = UIView()

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
}
