import type { Toast } from '../portal.ts'
import type { Undo } from './undo-with-toast.ts'

const notLoaded: Toast = {
  type: 'negative',
  title: 'Die Änderung wurde nicht zurückgenommen.',
  content: 'Versuchen Sie es bitte noch einmal unter „Letzte Aktivitäten“.',
}

/** Loads the code that undoes a change, and runs it. Resolves to whether there was a result, which a toast shows. */
export const startUndo = (undo: Undo): Promise<boolean> =>
  import(/* webpackChunkName: "undo" */ './undo-with-toast.ts').then(
    ({ undoWithToast }) => undoWithToast(undo),
    () => {
      undo.portal.notify(notLoaded)
      return false
    },
  )
