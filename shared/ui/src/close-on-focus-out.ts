/** Closes an open popover when the focus leaves it and its button. */
export function closeOnFocusOut(panel: HTMLElement, button: HTMLElement | null): void {
  function follow({ relatedTarget: next }: FocusEvent) {
    // There is no next element when another window takes the focus.
    if (!(next instanceof Node) || panel.contains(next) || button?.contains(next)) return
    panel.hidePopover()
  }

  function stop() {
    panel.removeEventListener('focusout', follow)
    button?.removeEventListener('focusout', follow)
  }

  panel.addEventListener('focusout', follow)
  button?.addEventListener('focusout', follow)
  panel.addEventListener('toggle', stop, { once: true })
}
