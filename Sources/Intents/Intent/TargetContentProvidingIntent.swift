/// An intent that says where in an application its content is; there are no scenes here.
public protocol TargetContentProvidingIntent: AppIntent {}
