import { useSyncExternalStore } from 'react'
import { createHostContext } from '../host-context.ts'
import type { AppState, AppStateStore } from './app-state.ts'

export const [AppStateContext, useAppStateStore] = createHostContext<AppStateStore>('AppStateContext')

/** One field of the app state; rerenders when it changes. */
export function useAppState<Field extends keyof AppState>(field: Field): AppState[Field] {
  const appState = useAppStateStore()
  return useSyncExternalStore(appState.subscribe, () => appState.get()[field])
}
