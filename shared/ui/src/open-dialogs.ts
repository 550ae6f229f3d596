/** The dialogs that are open on the page, or in the same shadow root, the one that was opened last at the end. */
export function openDialogs(place: Node): HTMLDialogElement[] {
  const root = place.getRootNode() as Document | ShadowRoot
  const open = [...root.querySelectorAll<HTMLDialogElement>('dialog[open]')]
  return open.toSorted((a, b) => Number(a.dataset.depth) - Number(b.dataset.depth))
}
