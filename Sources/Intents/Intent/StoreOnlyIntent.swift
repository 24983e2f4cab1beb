/// An intent that touches nothing but the store, so that it may run inside `atomic` (LG-12).
///
/// It must not reach the network or write files: a rollback takes back what the store holds, no more.
public protocol StoreOnlyIntent: AppIntent {}
