// The keychain stands in FoundationAdditions, as Apple's Foundation brings Security with it.
@_exported public import FoundationAdditions
