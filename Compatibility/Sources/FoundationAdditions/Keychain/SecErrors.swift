// The keychain's results as SecBase.h numbers them: those that sources of apps name.
public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecIO: OSStatus = -36
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecBadReq: OSStatus = -909
public let errSecMissingEntitlement: OSStatus = -34_018
public let errSecNotAvailable: OSStatus = -25_291
public let errSecReadOnly: OSStatus = -25_292
public let errSecAuthFailed: OSStatus = -25_293
public let errSecNoSuchKeychain: OSStatus = -25_294
public let errSecInvalidKeychain: OSStatus = -25_295
public let errSecDuplicateItem: OSStatus = -25_299
public let errSecItemNotFound: OSStatus = -25_300
public let errSecInteractionNotAllowed: OSStatus = -25_308
public let errSecInteractionRequired: OSStatus = -25_315
public let errSecDecode: OSStatus = -26_275
public let errSecVerifyFailed: OSStatus = -67_808

/// Returns a sentence that explains a result; `nil` if the number is not a result of the keychain.
public func SecCopyErrorMessageString(
  _ status: OSStatus,
  _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  sentences[status].map { $0 as CFString }
}

private let sentences: [OSStatus: String] = [
  errSecSuccess: "No error.",
  errSecUnimplemented: "Function or operation not implemented.",
  errSecIO: "I/O error.",
  errSecParam: "One or more parameters passed to a function were not valid.",
  errSecAllocate: "Failed to allocate memory.",
  errSecUserCanceled: "User canceled the operation.",
  errSecBadReq: "Bad parameter or invalid state for operation.",
  errSecMissingEntitlement: "A required entitlement isn't present.",
  errSecNotAvailable: "No keychain is available.",
  errSecReadOnly: "This keychain cannot be modified.",
  errSecAuthFailed: "The user name or passphrase you entered is not correct.",
  errSecNoSuchKeychain: "The specified keychain could not be found.",
  errSecInvalidKeychain: "The specified keychain is not a valid keychain file.",
  errSecDuplicateItem: "The specified item already exists in the keychain.",
  errSecItemNotFound: "The specified item could not be found in the keychain.",
  errSecInteractionNotAllowed: "User interaction is not allowed.",
  errSecInteractionRequired: "User interaction is required, but is currently not allowed.",
  errSecDecode: "Unable to decode the provided data.",
  errSecVerifyFailed: "A cryptographic verification failure has occurred.",
]
