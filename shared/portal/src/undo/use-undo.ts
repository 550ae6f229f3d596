import { useBff } from '@portal/bff-client'
import { usePortal } from '../use-portal.ts'
import { startUndo } from './start-undo.ts'

/** Undoes a change or parts of it, with a toast. Resolves to whether the BFF has answered. */
export function useUndo() {
  const bff = useBff()
  const portal = usePortal()
  return (id: string, parts?: string[]) => startUndo({ bff, portal, id, ...(parts && { parts }) })
}
