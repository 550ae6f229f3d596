import { useSyncExternalStore } from 'react'
import { createHostContext } from '../host-context.ts'

/** State that parts of the shell share and no address, form or cache holds. */
export interface AppState {
  /** The name of the shown page, without „Nordtal Konto“. */
  pageTitle: string
  /** Whether the header stays in view while the page is scrolled. */
  hasStickyHeader: boolean
  /** Whether a dialog covers the page. */
  activeDialog: boolean
  /** The page of another site that the customer came from. */
  referrerUrl: string | undefined
  /** The theme that a remote shows instead of that of the customer's brand, such as that of an invitation; null until it is known. */
  pageTheme: string | null | undefined
}

export interface AppStateStore {
  get(): AppState
  set(change: Partial<AppState>): void
  /** Returns the teardown. */
  subscribe(listener: () => void): () => void
}

/** Makes the one app state of the page. */
export function createAppState(): AppStateStore {
  const listeners = new Set<() => void>()
  let state: AppState = {
    pageTitle: '',
    hasStickyHeader: true,
    activeDialog: false,
    referrerUrl: undefined,
    pageTheme: undefined,
  }

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

export const [AppStateContext, useAppStateStore] = createHostContext<AppStateStore>('AppStateContext')

/** One field of the app state; rerenders when it changes. */
export function useAppState<Field extends keyof AppState>(field: Field): AppState[Field] {
  const appState = useAppStateStore()
  return useSyncExternalStore(appState.subscribe, () => appState.get()[field])
}
