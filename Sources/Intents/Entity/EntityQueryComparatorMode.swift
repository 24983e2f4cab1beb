/// Whether all comparators of a search must hold or one of them.
public enum EntityQueryComparatorMode: Sendable, Hashable { case and, or }
