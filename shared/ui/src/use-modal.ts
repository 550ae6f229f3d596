import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createExit } from './dialog-exit.ts'
import { lockScroll } from './scroll-lock.ts'
import { openDialogs } from './use-last-dialog.ts'

interface Modal {
  open: boolean
  persistent?: boolean | undefined
  /** Selects a title in the content instead of the toolbar. */
  heading?: string | undefined
  onClose?: (() => void) | undefined
}

// Not a choice, because its question is above it.
const FIRST_FIELD =
  'input:not([type=hidden], [type=radio], [type=checkbox], :disabled), textarea:not(:disabled)'
const TITLE = '[data-dialog-title]'

/** Shows a modal dialog, removes it after its exit transition, and calls `onClose` for each request to close it. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, modal: Modal) {
  const { open, persistent, heading = TITLE, onClose } = modal
  const [present, setPresent] = useState(open)
  const pressedBackdrop = useRef(false)
  const isShown = useRef(false)
  if (open && !present) setPresent(true)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !present || !dialog) return
    const unlock = lockScroll()
    dialog.dataset.depth = String(openDialogs(dialog).length)
    dialog.showModal()
    isShown.current = true
    focusStart(dialog, heading)
    return () => {
      isShown.current = false
      unlock()
      const playExit = createExit(dialog)
      dialog.close()
      queueMicrotask(playExit)
      const transitions = dialog.getAnimations?.().map((animation) => animation.finished) ?? []
      Promise.allSettled(transitions).then(() => setPresent(dialog.open))
    }
  }, [open, present, heading, ref])

  function requestClose(dialog: HTMLDialogElement) {
    if (persistent) shake(dialog)
    else onClose?.()
  }

  return {
    present,
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return
      // By default a second Escape would close the dialog without `onClose`.
      event.preventDefault()
      event.stopPropagation()
      requestClose(event.currentTarget)
    },
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      requestClose(event.currentTarget)
    },
    // A browser may close it without `cancel`, as at a second back gesture.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const dialog = event.currentTarget
      if (event.target !== dialog || !isShown.current || dialog.open) return
      dialog.showModal()
      requestClose(dialog)
    },
    onMouseDown(event: MouseEvent<HTMLDialogElement>) {
      pressedBackdrop.current = event.target === event.currentTarget
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      // Selecting text and releasing on the backdrop does not close it.
      if (event.target === event.currentTarget && pressedBackdrop.current) requestClose(event.currentTarget)
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
