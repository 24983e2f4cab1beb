public import Foundation

// The keychain's functions. A terminal has no keychain that an extension may open, so nothing is found in it
// and nothing is kept: a secret that cannot be stored safely is refused, and not written to a file.

/// Returns `errSecNotAvailable` without changing `result`, because a terminal has no keychain.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  errSecNotAvailable
}

/// Returns `errSecItemNotFound` and sets `result` to `nil`, because a terminal has no keychain.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  result?.pointee = nil
  return errSecItemNotFound
}

/// Returns `errSecItemNotFound`, because a terminal has no keychain.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  errSecItemNotFound
}

/// Returns `errSecItemNotFound`, because a terminal has no keychain.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  errSecItemNotFound
}
