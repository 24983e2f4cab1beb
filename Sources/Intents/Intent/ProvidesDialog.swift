/// A result that says something to the person.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}
