import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import css from './error-dialog.module.css'
import { ErrorState } from './error-state.tsx'
import { lockScroll } from './scroll-lock.ts'

interface ErrorDialogProps {
  /** Default: that the dialog could not be loaded. */
  children?: ReactNode
  onRetry: () => void
  retrying: boolean
  /** The customer wants to close it, by the button or by Escape. Without it only a retry or `action` ends it. */
  onClose?: (() => void) | undefined
  /** What the customer can do besides. */
  action?: ReactNode
}

const TEXT = 'Dieses Fenster konnte gerade nicht geladen werden. Bitte versuchen Sie es noch einmal.'

/**
 * A modal for a dialog that could not be loaded. It does not use Dialog, which pages load later.
 */
export function ErrorDialog({ children = TEXT, onRetry, retrying, onClose, action }: ErrorDialogProps) {
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

  // By default the browser closes it before its owner removes it, and the focus is lost.
  function ask(event: SyntheticEvent) {
    event.preventDefault()
    onClose?.()
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
      {action}
      {onClose && (
        <Button variant="quiet" onClick={onClose}>
          Schließen
        </Button>
      )}
    </dialog>
  )
}
