// The keys of the keychain's queries and their values, with the words that Apple's have, as dictionaries of
// apps are sometimes stored. They are computed since a string of Foundation is no constant of Swift's.

// What kind of item.
public var kSecClass: CFString { "class" }
public var kSecClassGenericPassword: CFString { "genp" }
public var kSecClassInternetPassword: CFString { "inet" }
public var kSecClassCertificate: CFString { "cert" }
public var kSecClassKey: CFString { "keys" }
public var kSecClassIdentity: CFString { "idnt" }

// What an item says of itself.
public var kSecAttrAccessible: CFString { "pdmn" }
public var kSecAttrAccessControl: CFString { "accc" }
public var kSecAttrAccessGroup: CFString { "agrp" }
public var kSecAttrSynchronizable: CFString { "sync" }
public var kSecAttrSynchronizableAny: CFString { "syna" }
public var kSecAttrCreationDate: CFString { "cdat" }
public var kSecAttrModificationDate: CFString { "mdat" }
public var kSecAttrDescription: CFString { "desc" }
public var kSecAttrComment: CFString { "icmt" }
public var kSecAttrCreator: CFString { "crtr" }
public var kSecAttrType: CFString { "type" }
public var kSecAttrLabel: CFString { "labl" }
public var kSecAttrIsInvisible: CFString { "invi" }
public var kSecAttrIsNegative: CFString { "nega" }
public var kSecAttrAccount: CFString { "acct" }
public var kSecAttrService: CFString { "svce" }
public var kSecAttrGeneric: CFString { "gena" }
public var kSecAttrSecurityDomain: CFString { "sdmn" }
public var kSecAttrServer: CFString { "srvr" }
public var kSecAttrProtocol: CFString { "ptcl" }
public var kSecAttrAuthenticationType: CFString { "atyp" }
public var kSecAttrPort: CFString { "port" }
public var kSecAttrPath: CFString { "path" }
public var kSecAttrApplicationTag: CFString { "atag" }
public var kSecAttrKeyType: CFString { "type" }
public var kSecAttrKeySizeInBits: CFString { "bsiz" }

// When an item may be read.
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
public var kSecAttrAccessibleAlways: CFString { "dk" }
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" }
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" }

// Of internet passwords.
public var kSecAttrProtocolHTTP: CFString { "http" }
public var kSecAttrProtocolHTTPS: CFString { "htps" }
public var kSecAttrAuthenticationTypeDefault: CFString { "dflt" }
public var kSecAttrAuthenticationTypeHTTPBasic: CFString { "http" }
public var kSecAttrAuthenticationTypeHTTPDigest: CFString { "httd" }
public var kSecAttrAuthenticationTypeHTMLForm: CFString { "form" }

// What is looked for, and how much of it.
public var kSecMatchLimit: CFString { "m_Limit" }
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
public var kSecMatchLimitAll: CFString { "m_LimitAll" }
public var kSecMatchCaseInsensitive: CFString { "m_CaseInsensitive" }
public var kSecReturnData: CFString { "r_Data" }
public var kSecReturnAttributes: CFString { "r_Attributes" }
public var kSecReturnRef: CFString { "r_Ref" }
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" }
public var kSecValueData: CFString { "v_Data" }
public var kSecValueRef: CFString { "v_Ref" }
public var kSecValuePersistentRef: CFString { "v_PersistentRef" }

// How the keychain is asked.
public var kSecUseDataProtectionKeychain: CFString { "nleg" }
public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" }
public var kSecUseAuthenticationUI: CFString { "u_AuthUI" }
public var kSecUseAuthenticationUISkip: CFString { "u_AuthUIS" }
public var kSecUseAuthenticationUIFail: CFString { "u_AuthUIF" }
public var kSecUseOperationPrompt: CFString { "u_OpPrompt" }
