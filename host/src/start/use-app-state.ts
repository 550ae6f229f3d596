import { useSyncExternalStore } from 'react'
import type { AppState } from './app-state.ts'
import { useHost } from './host-context.ts'

/** Reads one field of the app state, and renders anew when it changes. */
export function useAppState<Field extends keyof AppState>(field: Field): AppState[Field] {
  const { appState } = useHost()
  return useSyncExternalStore(appState.subscribe, () => appState.get()[field])
}
