/** To the heading of an open dialog, else of the shown page, as after a step inside. @returns false if there is none yet */
function focusHeading(root: ShadowRoot | null, options?: FocusOptions): boolean {
  const dialogs = [...(root?.querySelectorAll('dialog[open]') ?? [])]
  const heading = (dialogs.at(-1) ?? root)?.querySelector<HTMLElement>('h1, h2')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus(options)
  return true
}

/**
 * An element whose `focus()` moves the focus into its shadow root, where a focus stays. Not by `delegatesFocus`, which would focus
 * the first field, and open the keyboard of a phone, at each press on a text.
 */
export class FocusableElement extends HTMLElement {
  #hasFocus = false

  constructor() {
    super()
    this.addEventListener('focusin', () => {
      this.#hasFocus = true
    })
    this.addEventListener('focusout', () => {
      setTimeout(() => {
        this.#hasFocus = !!this.shadowRoot?.activeElement
      })
    })
  }

  /** Before there is anything to focus it waits, as long as the focus does not move elsewhere. */
  override focus(options?: FocusOptions): void {
    const { shadowRoot: root } = this
    if (root?.activeElement) return
    // React calls it in a commit that removes what has the focus, before its owner can say where the focus goes.
    const isCommit = this.#hasFocus
    this.#hasFocus = false
    if (isCommit || focusHeading(root, options)) return
    const { activeElement: left } = document
    const follow = () => document.activeElement === left && focusHeading(this.shadowRoot, options)
    this.addEventListener('portal-ready', follow, { once: true })
  }
}
