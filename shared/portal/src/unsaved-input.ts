/** Which forms hold input that would be lost. */
export interface UnsavedInput {
  /** Says whether the form with this key holds unsaved input. */
  set(key: string, unsaved: boolean): void
  readonly any: boolean
  /** Lets everything go, because its reader may not see it any more. */
  release(): void
}

/** Makes the register of a page, and asks before the page is left with unsaved input. */
export function createUnsavedInput(): UnsavedInput {
  const forms = new Set<string>()
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()

  return {
    release() {
      forms.clear()
      removeEventListener('beforeunload', ask)
    },
    set(key, unsaved) {
      if (unsaved) forms.add(key)
      else forms.delete(key)
      // A page that listens without need cannot be kept for Back by the browser.
      if (forms.size > 0) addEventListener('beforeunload', ask)
      else removeEventListener('beforeunload', ask)
    },
    get any() {
      return forms.size > 0
    },
  }
}
