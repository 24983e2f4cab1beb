/// A type and its values that say how they are shown.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}
