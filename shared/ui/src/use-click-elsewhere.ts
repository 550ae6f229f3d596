import { useEffect, useEffectEvent } from 'react'

/** What does something of its own when it is pressed. A heading that only takes the focus does not. */
const ELEMENTS =
  'a, area, button, input, select, textarea, label, summary, option, dialog, iframe, audio, video'
const ROLES =
  'button, link, menuitem, tab, checkbox, radio, switch, option, slider, combobox, textbox, dialog, alertdialog'
const CONTROLS = [
  ELEMENTS,
  ...ROLES.split(', ').map((role) => `[role="${role}"]`),
  '[popover], [contenteditable], [tabindex]:not([tabindex="-1"])',
  // Who presses a bar meant one of its buttons.
  '[data-keep-clear]',
].join()

/** In this time, in milliseconds, a click can still become the double click that selects a word. */
const DOUBLE_CLICK = 300

/**
 * Calls back when the customer clicks beside everything: on no control, in no dialog or popover, and neither to select
 * text nor to close a popover. Only presses that begin while `onClick` is given count, so never the one that
 * brought it about, and never the keyboard.
 */
export function useClickElsewhere(onClick: (() => void) | undefined): void {
  const call = useEffectEvent(() => onClick?.())
  const active = onClick !== undefined

  useEffect(() => {
    if (!active) return
    let pressed = false
    let waiting: ReturnType<typeof setTimeout> | undefined

    const forget = () => {
      pressed = false
      clearTimeout(waiting)
    }
    const press = (event: PointerEvent) => {
      forget()
      pressed = isElsewhere(event) && !isTextSelected() && !isPopoverOpen()
    }
    const click = (event: MouseEvent) => {
      const isMeant = pressed && !event.defaultPrevented && !hasModifier(event) && !isTextSelected()
      pressed = false
      if (!isMeant || event.detail === 0 || !isElsewhere(event)) return
      waiting = setTimeout(() => !isTextSelected() && call(), DOUBLE_CLICK)
    }

    document.addEventListener('pointerdown', press, true)
    document.addEventListener('keydown', forget, true)
    document.addEventListener('click', click)
    return () => {
      forget()
      document.removeEventListener('pointerdown', press, true)
      document.removeEventListener('keydown', forget, true)
      document.removeEventListener('click', click)
    }
  }, [active])
}

// Through the path, because an element's shadow root hides its controls from `target`.
function isElsewhere(event: Event): boolean {
  return event.composedPath().every((node) => !(node instanceof Element && node.matches(CONTROLS)))
}

const isTextSelected = () => getSelection()?.isCollapsed === false

/** A press beside an open popover closes that. */
const isPopoverOpen = () =>
  [...document.querySelectorAll('[popover="auto"]')].some((popover) => popover.matches(':popover-open'))

const hasModifier = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
