import { classNames } from './class-names.ts'
import css from './dialog.module.css'
import { openDialogs } from './open-dialogs.ts'

/**
 * Lets a dialog leave with its transition though it has been taken out of the page: what it showed goes in a box that
 * nobody can reach. None when another dialog has come in its place.
 */
export function createWayOut(dialog: HTMLDialogElement): () => void {
  const root = dialog.getRootNode()
  const place = root instanceof ShadowRoot ? root : document.body
  const content = dialog.firstElementChild
  const scrolled = scrollPositions(dialog)
  const theme = dialog.closest<HTMLElement>('[data-theme]')?.dataset.theme

  return () => {
    const isReplaced = openDialogs(place).some(
      ({ dataset }) => Number(dataset.depth) >= Number(dialog.dataset.depth),
    )
    if (dialog.isConnected || !content || isReplaced || !dialog.showPopover) return
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
  // Only what has been painted as open can leave.
  ghost.getBoundingClientRect()
  ghost.classList.remove(css.still ?? '')
  ghost.toggleAttribute('open', false)
  const wayOut = ghost.getAnimations({ subtree: true }).map(({ finished }) => finished)
  void Promise.allSettled(wayOut).then(() => ghost.remove())
}

function scrollPositions(dialog: HTMLElement): Map<Element, number> {
  const scrolled = [...dialog.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0)
  return new Map(scrolled.map((element) => [element, element.scrollTop]))
}
