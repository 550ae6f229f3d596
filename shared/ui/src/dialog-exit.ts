import { classNames } from './class-names.ts'
import css from './dialog.module.css'
import { openDialogs } from './use-last-dialog.ts'

/**
 * Plays the exit transition of a dialog that React has removed: its content moves into an inert box until the transition
 * ends. A dialog that is replaced by another has no transition.
 */
export function createExit(dialog: HTMLDialogElement): () => void {
  const place = dialog.closest('[data-portal-root]') ?? document.body
  const content = dialog.firstElementChild
  const scrolled = scrollPositions(dialog)
  const theme = dialog.closest<HTMLElement>('[data-theme]')?.dataset.theme

  return () => {
    const isReplaced = openDialogs(place).some(
      ({ dataset }) => Number(dataset.depth) >= Number(dialog.dataset.depth),
    )
    // A place that is gone with the dialog is a custom element that the page has removed.
    const isGone = !place.isConnected
    if (dialog.isConnected || isGone || !content || isReplaced || !dialog.showPopover) return
    const ghost = document.createElement('div')
    ghost.className = classNames(dialog.className, css.leaving)
    if (theme) ghost.dataset.theme = theme
    ghost.setAttribute('popover', 'manual')
    ghost.toggleAttribute('inert', true)
    ghost.setAttribute('aria-hidden', 'true')
    ghost.append(content)
    for (const named of ghost.querySelectorAll('[id]')) named.removeAttribute('id')
    place.append(ghost)
    leave(ghost, scrolled)
  }
}

function leave(ghost: HTMLElement, scrolled: Map<Element, number>) {
  ghost.classList.add(css.still ?? '')
  ghost.toggleAttribute('open', true)
  ghost.showPopover()
  for (const [element, top] of scrolled) element.scrollTop = top
  // Without this layout as open there is no transition.
  ghost.getBoundingClientRect()
  ghost.classList.remove(css.still ?? '')
  ghost.toggleAttribute('open', false)
  const transitions = ghost.getAnimations({ subtree: true }).map(({ finished }) => finished)
  void Promise.allSettled(transitions).then(() => ghost.remove())
}

function scrollPositions(dialog: HTMLElement): Map<Element, number> {
  const scrolled = [...dialog.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0)
  return new Map(scrolled.map((element) => [element, element.scrollTop]))
}
