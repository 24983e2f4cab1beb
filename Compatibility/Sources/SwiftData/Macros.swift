/// Makes a class a model, which has an identity and conforms to `PersistentModel`.
@attached(member, names: named(_backing))
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "PreviewMacros", type: "ModelMacro")

/// Describes the storage of a property on Apple's platforms; without effect in a terminal.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option...,
  originalName: String? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// Describes a relationship between objects on Apple's platforms; without effect in a terminal.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option...,
  deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0,
  originalName: String? = nil,
  inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// Marks a property that is not stored; without effect, because objects exist only in memory.
@attached(peer)
public macro Transient() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")
