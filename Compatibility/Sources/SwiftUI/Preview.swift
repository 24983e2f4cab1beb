/// Declares a preview of views, which the program lists and draws if it is started by itself.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Marks a variable with a wrapper such as `@State` inside a `#Preview`; nothing is added.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// Marks a type whose properties would be animated; a picture is static, so nothing is added.
@attached(peer)
public macro Animatable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// Marks a property that is not animated; nothing is added, because a picture is static.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// Makes a variable in an extension of `EnvironmentValues` or `ContainerValues` a value of the
/// environment or container.
///
/// The variable's initial value is the default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
