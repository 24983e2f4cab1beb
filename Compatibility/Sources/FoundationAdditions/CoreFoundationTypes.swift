public import Foundation

// Core Foundation's types are Foundation's classes, to which Swift's values are bridged with `as`: sources
// that hand `[kSecClass as String: …] as CFDictionary` to a function compile, and so do `CFString` keys.
public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFDate = NSDate
public typealias CFURL = NSURL
public typealias CFError = NSError
public typealias CFIndex = Int

// Implicitly unwrapped, as Apple's headers leave them: sources write `kCFBooleanTrue!` and put it into
// dictionaries of objects without a mark.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The value `true` as an object, for keychain queries and options of images.
public var kCFBooleanTrue: CFBoolean! { true }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The value `false` as an object, for keychain queries and options of images.
public var kCFBooleanFalse: CFBoolean! { false }

/// The result of a C function of Apple's frameworks: `noErr` or an error number.
public typealias OSStatus = Int32

/// The result of a C function of Apple's frameworks that succeeded.
public let noErr: OSStatus = 0
