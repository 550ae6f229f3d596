/** Which forms hold input that would be lost. */
export interface UnsavedInput {
  /**
   * Says whether the form with this key holds unsaved input.
   * @param drop of a form whose input is there again after a sign-in: forgets that, too
   */
  set(key: string, unsaved: boolean, drop?: () => void): void
  readonly any: boolean
  /** Forgets everything, because the customer has said so. */
  discard(): void
  /** Lets go what is there again after a sign-in, so that the page is left for it without a question. */
  releaseKept(): void
  /** Lets everything go, because its reader may not see it any more. */
  release(): void
}

/** Makes the register of a page, and asks before the page is left with unsaved input. */
export function createUnsavedInput(): UnsavedInput {
  const forms = new Map<string, (() => void) | undefined>()
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()

  /** A page that listens without need cannot be kept for Back by the browser. */
  function listen() {
    if (forms.size > 0) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  }

  function release() {
    forms.clear()
    listen()
  }

  return {
    release,
    releaseKept() {
      for (const [key, drop] of forms) if (drop) forms.delete(key)
      listen()
    },
    discard() {
      for (const drop of forms.values()) drop?.()
      release()
    },
    set(key, unsaved, drop) {
      if (unsaved) forms.set(key, drop)
      else forms.delete(key)
      listen()
    },
    get any() {
      return forms.size > 0
    },
  }
}
