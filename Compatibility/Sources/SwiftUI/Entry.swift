/// Makes a variable in an extension of `EnvironmentValues` a key of it, with the variable's default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
