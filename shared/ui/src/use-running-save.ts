import { type MouseEvent, type RefObject, useLayoutEffect, useState } from 'react'

/** What a busy button announces. What only loads can be left. */
const RUNNING = '[data-busy]:not([data-loads]) + [role="status"]'
const OTHERS = 'button:not([data-busy]), a'

/** Keeps a dialog open while it saves: an attempt to leave it shows what it waits for. */
export function useRunningSave(ref: RefObject<HTMLDialogElement | null>) {
  const [notice, setNotice] = useState('')
  const running = () => ref.current?.querySelector(RUNNING)?.textContent ?? ''

  useLayoutEffect(() => {
    if (notice && !running()) setNotice('')
  })

  function holds(): boolean {
    const text = running()
    setNotice(text)
    return text !== ''
  }

  return {
    /** Shown after an attempt to leave, until the result is there. */
    notice,
    /** Whether the dialog must stay open. */
    holds,
    holdsClick: ({ target }: MouseEvent) => target instanceof Element && !!target.closest(OTHERS) && holds(),
  }
}
