/** Closes an open popover when the focus goes elsewhere; its button belongs to it. */
export function closeWhenLeft(panel: HTMLElement, button: HTMLElement | null): void {
  function follow({ relatedTarget: next }: FocusEvent) {
    // Nothing has it while it is in another window.
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
