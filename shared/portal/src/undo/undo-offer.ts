import { useBff } from '@portal/bff-client'
import { usePortal } from '../use-portal.ts'
import { completingToasts } from './completed-toast.ts'
import { startUndo } from './start-undo.ts'

/** Long enough to read the toast and to reach its button by keyboard. The activities offer the same for ten minutes. */
const UNDO_TIMEOUT = 20_000

/**
 * Makes the toasts about a change offer to undo it: those that `work` shows before it returns or waits.
 * @returns a function that takes the response to the change and `work`
 */
export function useUndoOffer() {
  const bff = useBff()
  const portal = usePortal()
  return <Result>(response: unknown, work: () => Result): Result => {
    const id = bff.changeIdOf(response)
    if (id === undefined) return work()
    const action = { text: 'Rückgängig', onClick: () => void startUndo({ bff, portal, id }) }
    return completingToasts(
      (toast) =>
        toast.type === 'negative' ? toast : { ...toast, timeout: UNDO_TIMEOUT, group: false, action },
      work,
    )
  }
}
