// Properties of views are `Sendable` where Apple's are, because the compiler's view of user code
// depends on it: whether a view's initialiser may be called off the main actor, what a task may
// capture.  They hold references, so the compiler has to take our word: a view is used by nobody
// but the worker that resolves it.

extension Environment: @unchecked Sendable where Value: Sendable {}
extension State: @unchecked Sendable where Value: Sendable {}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension AppStorage: @unchecked Sendable where Value: Sendable {}
extension SceneStorage: @unchecked Sendable where Value: Sendable {}
