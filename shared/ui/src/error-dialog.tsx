import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import css from './error-dialog.module.css'
import { ErrorState } from './error-state.tsx'
import { lockScroll } from './scroll-lock.ts'

interface ErrorDialogProps {
  children: ReactNode
  onRetry: () => void
  retrying: boolean
  /** The customer wants to close it, by the button or by Escape. */
  onClose: () => void
}

/**
 * A modal that says that a dialog could not be loaded. It stands on pages that load their dialogs later, so it does
 * without the code of Dialog.
 */
export function ErrorDialog({ children, onRetry, retrying, onClose }: ErrorDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    const unlock = lockScroll()
    dialog?.showModal()
    return () => {
      unlock()
      dialog?.close()
    }
  }, [])

  // Left to the browser, it would be closed before its owner takes it away, and the focus be lost in between.
  function ask(event: SyntheticEvent) {
    event.preventDefault()
    onClose()
  }

  return (
    <dialog
      ref={ref}
      className={css.dialog}
      aria-label="Keine Antwort"
      onKeyDown={(event) => event.key === 'Escape' && ask(event)}
      onCancel={ask}
    >
      <ErrorState level={2} onRetry={onRetry} retrying={retrying}>
        {children}
      </ErrorState>
      <Button variant="quiet" onClick={onClose}>
        Schließen
      </Button>
    </dialog>
  )
}
