/**
 * Texts stored for this browser tab. They survive a reload, and are deleted with the tab and on a sign-out. Without
 * browser storage `get` returns `null`.
 */
export interface TabStorage {
  get(key: string): string | null
  set(key: string, text: string): void
  remove(key: string): void
}

/** For a page without its own browser storage. A reload deletes the texts. */
export function createMemoryStorage(): TabStorage {
  const texts = new Map<string, string>()
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  }
}
