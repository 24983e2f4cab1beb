// The part of Foundation that programs can link without ICU, under one name. Apple's systems have only the whole.
#if canImport(FoundationEssentials)
@_exported public import FoundationEssentials
#else
@_exported public import Foundation
#endif
