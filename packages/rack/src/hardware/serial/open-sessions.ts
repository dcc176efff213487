interface Session {
  /** Looks whether there is something new. */
  wake: () => void
}

/** Sessions of one instance at a time; more are refused. */
const MAX = 32

/** The sessions at serial consoles that this process serves, so that what one types the others see at once. */
export class OpenSessions {
  readonly #byInstance = new Map<string, Set<Session>>()

  /** False when there are too many. */
  add(instanceId: string, session: Session): boolean {
    const sessions = this.#byInstance.get(instanceId) ?? new Set()
    if (sessions.size >= MAX) return false
    this.#byInstance.set(instanceId, sessions.add(session))
    return true
  }

  remove(instanceId: string, session: Session): void {
    const sessions = this.#byInstance.get(instanceId)
    sessions?.delete(session)
    if (sessions?.size === 0) this.#byInstance.delete(instanceId)
  }

  wake(instanceId: string): void {
    for (const session of this.#byInstance.get(instanceId) ?? []) session.wake()
  }

  wakeAll(): void {
    for (const instanceId of this.#byInstance.keys()) this.wake(instanceId)
  }
}
