public import Foundation

/// Begins a picture that is drawn until `UIGraphicsEndImageContext()`: one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture, which is drawn until `UIGraphicsEndImageContext()`; a scale of 0 counts as 1.
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

/// Returns the picture drawn so far; `nil` outside of a picture.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsImageRendererContext.current?.currentImage
}

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() {
  _ = UIGraphicsImageRendererContext.open.popLast()
}
