public import Foundation

/// A program for a graphics processor; without effect in a terminal.
public struct Shader: Hashable, Sendable {
  public init(function: ShaderFunction, arguments: [Argument]) {}

  /// An argument of the shader function, such as a number or a colour; without effect in a
  /// terminal.
  public struct Argument: Hashable, Sendable {
    private init(_: Void) {}

    public static func float(_ x: Double) -> Argument { Argument(()) }
    public static func float2(_ x: Double, _ y: Double) -> Argument { Argument(()) }
    public static func float2(_ point: CGPoint) -> Argument { Argument(()) }
    public static func float2(_ size: CGSize) -> Argument { Argument(()) }
    public static func float3(_ x: Double, _ y: Double, _ z: Double) -> Argument { Argument(()) }
    public static func float4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> Argument {
      Argument(())
    }
    public static func floatArray(_ array: [Float]) -> Argument { Argument(()) }
    public static func color(_ color: Color) -> Argument { Argument(()) }
    public static func colorArray(_ array: [Color]) -> Argument { Argument(()) }
    public static func image(_ image: Image) -> Argument { Argument(()) }
    public static func data(_ data: Data) -> Argument { Argument(()) }
    public static var boundingRect: Argument { Argument(()) }
  }
}

/// A function of a shader library; a call returns a shader, which has no effect in a terminal.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  public init(library: ShaderLibrary, name: String) {}

  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// The shaders that a program contains; without effect in a terminal.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  public static let `default` = ShaderLibrary()

  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

extension View {
  /// Returns the view unchanged: no shader runs in a terminal.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    self
  }

  /// Returns the view unchanged: no shader runs in a terminal.
  public nonisolated func distortionEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some View { self }

  /// Returns the view unchanged: no shader runs in a terminal.
  public nonisolated func layerEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some View { self }
}
