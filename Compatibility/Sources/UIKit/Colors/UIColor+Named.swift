public import Foundation
import WidgetUI

extension UIColor {
  /// A colour of an asset catalogue; `nil` where there is none of this name.
  ///
  /// Its components are read as grey: only the host knows the system's colours.
  public convenience init?(
    named name: String,
    in bundle: Bundle? = nil,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard let color = Color.asset(named: name, bundle: bundle) else { return nil }
    self.init(color)
  }
}
