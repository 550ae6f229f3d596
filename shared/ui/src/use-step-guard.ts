import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import button from './button.module.css'
import content from './dialog-content.module.css'
import toolbar from './dialog-header.module.css'

/** The second click of a double click or of an unsteady hand comes sooner. A customer who has read the step clicks later. */
const READING_MS = 700

/** No page is busy for longer. What comes later was meant for the step, whatever time the browser gives it. */
const BUSY_MS = 2000

/** They only cancel or close, so they work at once. */
const HARMLESS = `.${button.quiet}, .${toolbar.header}`

/** Now, by the clock of events. That of `performance` may be seconds away from it. */
const eventTime = () => new Event('step').timeStamp

/**
 * Keeps an activation that was meant for what was there before from confirming a step of a dialog. A step begins when the
 * dialog opens, when its title or the labels of its buttons change, and when it stops saving, which may show a conflict.
 * For 700 ms its buttons and forms do nothing. The second click of a double click and a held Enter never do anything.
 */
export function useStepGuard(ref: RefObject<HTMLDialogElement | null>, title: string) {
  const step = useRef({ name: '', since: 0 })

  useLayoutEffect(() => {
    const name = ref.current ? [title, ...labelsOf(ref.current)].join('\n') : ''
    if (name !== step.current.name) step.current = { name, since: eventTime() }
  })

  // When the customer pressed, because a busy page handles it later.
  const isTooSoon = ({ timeStamp }: Event) =>
    timeStamp - step.current.since < READING_MS && eventTime() - step.current.since < READING_MS + BUSY_MS

  return {
    isAccidentalClick({ target, detail, nativeEvent }: MouseEvent): boolean {
      const control = target instanceof Element && target.closest('button')
      return !!control && !control.closest(HARMLESS) && (detail > 1 || isTooSoon(nativeEvent))
    },
    isAccidentalSubmit: ({ nativeEvent }: SyntheticEvent) => isTooSoon(nativeEvent),
    isHeldEnter: ({ key, repeat }: KeyboardEvent) => key === 'Enter' && repeat,
  }
}

/** Each with whether it is busy, and without the part that counts down. */
function labelsOf(dialog: HTMLDialogElement): string[] {
  return [...dialog.querySelectorAll(`.${content.actions} button`)].map((control) => {
    const label = control.cloneNode(true) as Element
    for (const hidden of label.querySelectorAll('[aria-hidden]')) hidden.remove()
    return `${label.textContent}${control.matches('[data-busy]')}`
  })
}
