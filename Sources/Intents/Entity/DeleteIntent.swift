/// An intent that removes entities; by convention it asks first.
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity
  var entities: [Entity] { get }
}
