/// A preview of views, which a program run by itself lists and shows.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Marks a variable with a wrapper such as `@State` inside a `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// Marks a type whose properties would be animated; a picture is static, so nothing is added.
@attached(peer)
public macro Animatable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// Marks a property that would not move with the others.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// Makes a variable in an extension of `EnvironmentValues` or `ContainerValues` a key of it, with the variable's default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
