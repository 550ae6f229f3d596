/** Moves the focus to the h1, for when the content below it has been replaced. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('[data-route-heading]')?.focus({ preventScroll: true })
}
