/**
 * Texts stored for this browser tab. They survive a reload, and are deleted with the tab and on a sign-out. Without
 * browser storage `get` returns `null`.
 */
export interface TabStorage {
  /** The text that is stored under a key. */
  get(key: string): string | null
  /** Stores a text under a key of this remote. */
  set(key: string, text: string): void
  /** Removes the text under a key. */
  remove(key: string): void
}

/**
 * The storage of this browser tab. A browser without storage is no failure.
 * @param prefix begins each of its keys
 */
export const createTabStorage = (prefix: string) => ({
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(prefix + key)
    } catch {
      return null
    }
  },
  set(key: string, text: string): void {
    try {
      sessionStorage.setItem(prefix + key, text)
    } catch {
      // The text is lost on a reload.
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(prefix + key)
    } catch {
      // Without storage there is no entry.
    }
  },
  /** @param part of the keys to remove; without one all of the prefix are removed */
  clear(part = ''): void {
    try {
      for (const key of Object.keys(sessionStorage)) {
        if (key.startsWith(prefix) && key.includes(part)) sessionStorage.removeItem(key)
      }
    } catch {
      // Without storage there is no entry.
    }
  },
})

/** For a page without its own browser storage. A reload deletes the texts. */
export function createMemoryStorage(): TabStorage {
  const texts = new Map<string, string>()
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  }
}
