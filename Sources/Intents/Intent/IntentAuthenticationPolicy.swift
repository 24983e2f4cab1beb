/// What has to be unlocked before an intent runs on Apple's platforms.
public enum IntentAuthenticationPolicy: Sendable, Hashable {
  case alwaysAllowed
  case requiresAuthentication
  case requiresLocalDeviceAuthentication
}
