public import Foundation

// The keychain's functions. A terminal has no keychain that an extension may open, so nothing is found in it
// and nothing is kept: a secret that cannot be stored safely is refused, and not written to a file.

/// Refuses the item with `errSecNotAvailable`, and leaves `result` alone.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  errSecNotAvailable
}

/// Finds nothing: `errSecItemNotFound`, with nil as the result.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  result?.pointee = nil
  return errSecItemNotFound
}

/// Finds nothing to change: `errSecItemNotFound`.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  errSecItemNotFound
}

/// Finds nothing to delete: `errSecItemNotFound`.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  errSecItemNotFound
}
