/** Where a form says that it holds input that would be lost. */
export interface UnsavedForms {
  /**
   * Says whether the form with this key holds unsaved input.
   * @param drop for a form with a draft: removes the draft
   */
  set(key: string, unsaved: boolean, drop?: () => void): void
}

/** Which forms hold such input. */
export interface UnsavedInput extends UnsavedForms {
  readonly any: boolean
  /** Forgets all forms and their drafts: the customer has confirmed it. */
  discard(): void
  /** Forgets forms with a draft, which a sign-in restores: the page is then left without a question. */
  releaseDrafts(): void
  /** Forgets all forms without their drafts, as at the end of the session. */
  release(): void
}

/**
 * Creates the register of a page, and asks for confirmation before the customer leaves with unsaved input.
 * @param onChange called when there begins to be some, and when there is none any more
 */
export function createUnsavedInput(onChange?: (any: boolean) => void): UnsavedInput {
  const forms = new Map<string, (() => void) | undefined>()
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  let hadAny = false

  /** A page with this listener is not cached for Back by the browser. */
  function listen() {
    const any = forms.size > 0
    if (any !== hadAny) onChange?.(any)
    hadAny = any
    if (any) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  }

  function release() {
    forms.clear()
    listen()
  }

  return {
    release,
    releaseDrafts() {
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
