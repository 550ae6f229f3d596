/** What the parts of the shell must know of each other and no address, form or cache holds. */
export interface AppState {
  /** The name of the page that is shown, without the account's. */
  pageTitle: string
  /** Whether the header stays in view while the page is scrolled. */
  hasStickyHeader: boolean
  /** Whether a dialog covers the page. */
  activeDialog: boolean
  /** Where the customer came from and wants to go back to. */
  referrerUrl: string | undefined
}

export interface AppStateStore {
  get(): AppState
  set(change: Partial<AppState>): void
  /** Returns the undo. */
  subscribe(listener: () => void): () => void
}

/** Makes the one app state of the page. */
export function createAppState(): AppStateStore {
  const listeners = new Set<() => void>()
  let state: AppState = { pageTitle: '', hasStickyHeader: true, activeDialog: false, referrerUrl: undefined }

  return {
    get: () => state,
    set(change) {
      const next = { ...state, ...change }
      const keys = Object.keys(next) as (keyof AppState)[]
      if (keys.every((key) => next[key] === state[key])) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
