import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isFocusLost, rememberPlace } from './focus-lost.ts'

interface Opener {
  to: string
  /** The entry of the history in which it stood. */
  key: string
  /** To be called when it has gone meanwhile. */
  focusPlace: () => void
}

/** The link that opened the last dialog. */
let opener: Opener | undefined

/** Only while React takes the dialog away and shows what was below it. */
let isClosing = false

/** Where a link leads that had the focus: only while React takes it away, and shows what comes in its place. */
let replaced: string | undefined

/** Informs the links of the page below that the dialog of this route has closed. */
export function useClosingDialog(): void {
  useLayoutEffect(
    () => () => {
      isClosing = true
      queueMicrotask(() => {
        isClosing = false
        opener?.focusPlace()
      })
    },
    [],
  )
}

interface DialogOpener {
  ref: RefObject<HTMLAnchorElement | null>
  /** To be called when the link is followed. */
  remember: () => void
}

/**
 * For a link that opens a dialog. The browser gives the focus back to the element that had it; where the page was
 * shown anew or its item has moved, the link that has come in its place takes it, and where there is none any more, the
 * heading of what it stood in.
 */
export function useDialogOpener(to: string): DialogOpener {
  const ref = useRef<HTMLAnchorElement>(null)
  const { key } = useLocation()

  useLayoutEffect(() => {
    const link = ref.current
    const isOpener = isClosing && opener?.key === key && opener.to === to
    if (link && (isOpener || replaced === to) && isFocusLost()) link.focus({ preventScroll: true })
  }, [key, to])

  // It may go once it has the focus again, when the page hears what the dialog has done.
  useLayoutEffect(() => {
    const link = ref.current
    return () => {
      if (!link?.matches(':focus')) return
      const focusPlace = rememberPlace(link)
      replaced = to
      queueMicrotask(() => {
        replaced = undefined
        focusPlace()
      })
    }
  }, [to])

  return {
    ref,
    remember() {
      if (ref.current) opener = { to, key, focusPlace: rememberPlace(ref.current) }
    },
  }
}
