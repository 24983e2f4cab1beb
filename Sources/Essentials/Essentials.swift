// The part of Foundation that programs can link without ICU, under one name.
@_exported public import FoundationEssentials
