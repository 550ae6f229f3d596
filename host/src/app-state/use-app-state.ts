import { useSyncExternalStore } from 'react'
import { useHost } from '../start/host-context.ts'
import type { AppState } from './app-state.ts'

/** Reads one field of the app state, and renders anew when it changes. */
export function useAppState<Field extends keyof AppState>(field: Field): AppState[Field] {
  const { appState } = useHost()
  return useSyncExternalStore(appState.subscribe, () => appState.get()[field])
}
