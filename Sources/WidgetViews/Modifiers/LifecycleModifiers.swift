import WidgetLayout

nonisolated extension View {
  /// Runs once, when the view has a place in the picture; what it changes is in the picture.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    whenPlaced { _, store, path in
      guard store.memory(at: path, as: Bool.self) == nil else { return }
      store.remember(true, at: path)
      action?()
    }
  }

  /// Never runs: nothing leaves a picture.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Runs when a value differs from that of the pass before.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
  ) -> some View {
    whenPlaced { _, store, path in
      let old = store.memory(at: path, as: V.self)
      store.remember(value, at: path)
      if let old {
        if old != value { action(old, value) }
      } else if initial {
        action(value, value)
      }
    }
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    onChange(of: value, initial: false) { _, new in action(new) }
  }

  /// Runs with what views inside pass up, and again in each pass where it differs.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    wrapped { resolver, child in
      let preferences = resolver.table.preferences
      let count = preferences.count(at: child)
      resolver.whenPlaced(child, for: K.self) { pass, store, path in
        let value = preferences.value(key, of: child, first: count, in: pass)
        guard store.memory(at: path, as: K.Value.self) != value else { return }
        store.remember(value, at: path)
        action(value)
      }
      return child
    }
  }

  /// Runs with a value made from the view's place, and again in each pass where it differs.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    wrapped { resolver, child in
      let spaces = resolver.environment.coordinateSpaces
      resolver.whenPlaced(child, for: T.self) { pass, store, path in
        let value = transform(GeometryProxy(of: child, in: pass, spaces: spaces))
        let old = store.memory(at: path, as: T.self)
        guard old != value else { return }
        store.remember(value, at: path)
        action(old ?? value, value)
      }
      return child
    }
  }

  /// Runs with what a publisher announces at once when it is listened to.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    whenPlaced { _, store, path in
      guard store.memory(at: path, as: Bool.self) == nil else { return }
      store.remember(true, at: path)
      publisher.sink(receiveValue: action).cancel()
    }
  }

  /// Runs when the view appears, as far as it gets without waiting for anything outside; what it
  /// has changed by then is in the picture.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(id: true, priority: priority, action)
  }

  /// Runs when the view appears, and again in each pass where `value` differs.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    wrapped { resolver, child in
      resolver.whenPlaced(child, for: Self.self) { _, store, path in
        var task = store.memory(at: path, as: PastTask<T>.self)
        if task?.value != value {
          task = PastTask(value: value, isFinished: TaskRunner.run(action))
          store.remember(task, at: path)
        }
        // Said in each pass: the findings of the one in which it ran are dropped with it.
        guard task?.isFinished == false else { return }
        resolver.report(
          .note, "task-unfinished",
          "a task waits for something outside; the picture shows the state before that")
      }
      return child
    }
  }

  private func whenPlaced(
    _ step: @escaping (LayoutPass, StateStore, ViewPath) -> Void
  ) -> some View {
    wrapped { resolver, child in
      resolver.whenPlaced(child, for: Self.self, step)
      return child
    }
  }
}

/// A task that ran in this pass or an earlier one.
private struct PastTask<Value> {
  let value: Value
  let isFinished: Bool
}
