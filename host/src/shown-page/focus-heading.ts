/** The page's content has become another under the same h1: reading goes on there. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('[data-route-heading]')?.focus({ preventScroll: true })
}
