public import Foundation

/// Begins a picture with one pixel a point; drawing goes into it until
/// `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture; drawing goes into it until `UIGraphicsEndImageContext()`.
///
/// A `scale` of 0 counts as 1 pixel a point.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let format = UIGraphicsImageRendererFormat()
  format.opaque = opaque
  format.scale = scale
  let bounds = CGRect(origin: .zero, size: size)
  UIGraphicsImageRendererContext.open.append(UIGraphicsImageRendererContext(bounds, format))
}

/// Returns the current picture as drawn so far; `nil` if no picture has begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsImageRendererContext.current?.currentImage
}

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() {
  _ = UIGraphicsImageRendererContext.open.popLast()
}
