import { useEffect, useEffectEvent } from 'react'

/** Elements with their own action. A heading that only takes the focus has none. */
const ELEMENTS =
  'a, area, button, input, select, textarea, label, summary, option, dialog, iframe, audio, video'
const ROLES =
  'button, link, menuitem, tab, checkbox, radio, switch, option, slider, combobox, textbox, dialog, alertdialog'
const CONTROLS = [
  ELEMENTS,
  ...ROLES.split(', ').map((role) => `[role="${role}"]`),
  '[popover], [contenteditable], [tabindex]:not([tabindex="-1"])',
  // A press on a bar was meant for one of its buttons.
  '[data-keep-clear]',
].join()

/** The maximum time between the clicks of a double click, in milliseconds. */
const DOUBLE_CLICK = 300

/**
 * Calls `onClick` for a click outside all controls, dialogs and popovers that neither selects text nor closes a popover.
 * Only presses that begin while `onClick` is set count, so not the press that set it. Keys do not count.
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

// By the path, because a shadow root hides its controls from `target`.
function isElsewhere(event: Event): boolean {
  return event.composedPath().every((node) => !(node instanceof Element && node.matches(CONTROLS)))
}

const isTextSelected = () => getSelection()?.isCollapsed === false

/** A press outside an open popover closes it. */
const isPopoverOpen = () =>
  [...document.querySelectorAll('[popover="auto"]')].some((popover) => popover.matches(':popover-open'))

const hasModifier = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
