public import WidgetUI

/// Marks a computed property of an entity; without effect, because a terminal has no search index.
@attached(peer)
public macro ComputedProperty(
  title: LocalizedStringResource? = nil,
  indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil
) = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// Marks a property whose value Apple's platforms request only when needed; without effect in a
/// terminal.
@attached(peer)
public macro DeferredProperty(
  title: LocalizedStringResource? = nil
) = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// Makes a type an `AppIntent`.
///
/// Stored variables with a type but without a value or an attribute become parameters. The title is
/// made from the type's name.
@attached(member, names: named(title))
@attached(memberAttribute)
@attached(extension, conformances: AppIntent)
public macro AppIntent(schema: AssistantSchemas.Intent) =
  #externalMacro(module: "PreviewMacros", type: "SchemaIntentMacro")

/// Makes a type an `AppEntity` whose title is made from its name.
///
/// Entities can be searched by the variables that are marked `@Property`.
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEntity)
public macro AppEntity(schema: AssistantSchemas.Entity) =
  #externalMacro(module: "PreviewMacros", type: "SchemaEntityMacro")

/// Makes an enumeration an `AppEnum` whose title is made from its name.
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEnum)
public macro AppEnum(schema: AssistantSchemas.Enum) =
  #externalMacro(module: "PreviewMacros", type: "SchemaEnumMacro")

/// The older name of `@AppIntent(schema:)`.
@attached(member, names: named(title))
@attached(memberAttribute)
@attached(extension, conformances: AppIntent)
public macro AssistantIntent(schema: AssistantSchemas.Intent) =
  #externalMacro(module: "PreviewMacros", type: "SchemaIntentMacro")

/// The older name of `@AppEntity(schema:)`.
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEntity)
public macro AssistantEntity(schema: AssistantSchemas.Entity) =
  #externalMacro(module: "PreviewMacros", type: "SchemaEntityMacro")

/// The older name of `@AppEnum(schema:)`.
@attached(member, names: named(typeDisplayRepresentation))
@attached(extension, conformances: AppEnum)
public macro AssistantEnum(schema: AssistantSchemas.Enum) =
  #externalMacro(module: "PreviewMacros", type: "SchemaEnumMacro")

/// Makes an enumeration a value of one of several types, with one case for each type.
@attached(extension, conformances: _UnionValue, names: named(_unionCases), named(_unionValue))
public macro UnionValue() = #externalMacro(module: "PreviewMacros", type: "UnionValueMacro")
