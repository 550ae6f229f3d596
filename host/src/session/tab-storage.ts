const PREFIX = 'nordtal.'

/** What the portal keeps of the customer for this browser tab. A browser that keeps nothing is no failure. */
export const tabStorage = {
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(PREFIX + key)
    } catch {
      return null
    }
  },
  set(key: string, value: string): void {
    try {
      sessionStorage.setItem(PREFIX + key, value)
    } catch {
      // The caller keeps it as long as the page.
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(PREFIX + key)
    } catch {
      // There was nothing.
    }
  },
  /** Forgets everything, because the customer leaves; or only what begins with this. */
  clear(below = ''): void {
    try {
      for (const key of Object.keys(sessionStorage)) {
        if (key.startsWith(PREFIX + below)) sessionStorage.removeItem(key)
      }
    } catch {
      // There was nothing.
    }
  },
}
