/**
 * Texts that are kept for this browser tab: they outlive a reload of the page, and neither the tab nor a sign-out. A
 * browser that keeps nothing gives nothing back.
 */
export interface TabStorage {
  get(key: string): string | null
  set(key: string, text: string): void
  remove(key: string): void
}

/** For a page that owns no storage of the browser: it forgets with a reload. */
export function createMemoryStorage(): TabStorage {
  const texts = new Map<string, string>()
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  }
}
