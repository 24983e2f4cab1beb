// Apple's Foundation brings these types too.
@_exported public import FoundationAdditions
