import CoreBluetooth

/// What nothing of the widget needs, and no terminal has.
final class Sensor: CBCentralManager {}
