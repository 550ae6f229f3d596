const PREFIX = 'nordtal.'

/** The portal's storage of this browser tab. A browser without storage is no failure. */
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
      // The value is lost on a reload.
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(PREFIX + key)
    } catch {
      // Without storage there is no entry.
    }
  },
  /** Removes all entries, or those whose key begins with the prefix. */
  clear(prefix = ''): void {
    try {
      for (const key of Object.keys(sessionStorage)) {
        if (key.startsWith(PREFIX + prefix)) sessionStorage.removeItem(key)
      }
    } catch {
      // Without storage there is no entry.
    }
  },
}
