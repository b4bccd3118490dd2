/// A modifier that could move.
public protocol AnimatableModifier: Animatable, ViewModifier {}
