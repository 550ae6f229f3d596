import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createWayOut } from './dialog-way-out.ts'
import { openDialogs } from './open-dialogs.ts'
import { lockScroll } from './scroll-lock.ts'

interface Modal {
  open: boolean
  persistent?: boolean | undefined
  /** Selects the title in the content, where it does not stand in the toolbar. */
  heading?: string | undefined
  onClose?: (() => void) | undefined
}

// A choice is no good place to start: its question stands above it.
const FIRST_FIELD =
  'input:not([type=hidden], [type=radio], [type=checkbox], :disabled), textarea:not(:disabled)'
const TITLE = '[data-dialog-title]'

/** Shows a dialog as a modal, keeps it until its way out has ended, and turns every wish to close it into `onClose`. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, modal: Modal) {
  const { open, persistent, heading = TITLE, onClose } = modal
  const [present, setPresent] = useState(open)
  const pressedBackdrop = useRef(false)
  if (open && !present) setPresent(true)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !present || !dialog) return
    const unlock = lockScroll()
    dialog.dataset.depth = String(openDialogs(dialog).length)
    dialog.showModal()
    focusStart(dialog, heading)
    return () => {
      unlock()
      const leave = createWayOut(dialog)
      dialog.close()
      queueMicrotask(leave)
      const wayOut = dialog.getAnimations?.().map((animation) => animation.finished) ?? []
      Promise.allSettled(wayOut).then(() => setPresent(dialog.open))
    }
  }, [open, present, heading, ref])

  function ask(dialog: HTMLDialogElement) {
    if (persistent) shake(dialog)
    else onClose?.()
  }

  return {
    present,
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return
      // Left to the browser, a second Escape would close the dialog without asking.
      event.preventDefault()
      event.stopPropagation()
      ask(event.currentTarget)
    },
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      ask(event.currentTarget)
    },
    // A browser may close it without asking, as at a second back gesture.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const dialog = event.currentTarget
      if (event.target !== dialog || !open || dialog.open) return
      dialog.showModal()
      ask(dialog)
    },
    onMouseDown(event: MouseEvent<HTMLDialogElement>) {
      pressedBackdrop.current = event.target === event.currentTarget
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      // A selection of text that ends outside is no wish to close.
      if (event.target === event.currentTarget && pressedBackdrop.current) ask(event.currentTarget)
    },
  }
}

function focusStart(dialog: HTMLDialogElement, heading: string) {
  const title = dialog.querySelector<HTMLElement>(heading)
  if (title) title.tabIndex = -1
  const start = dialog.querySelector<HTMLElement>(FIRST_FIELD) ?? title
  start?.focus({ preventScroll: true })
}

function shake(dialog: HTMLDialogElement) {
  delete dialog.dataset.shaking
  requestAnimationFrame(() => {
    dialog.dataset.shaking = ''
  })
}
