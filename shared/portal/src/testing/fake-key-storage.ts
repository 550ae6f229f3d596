type Stores = Map<string, Map<IDBValidKey, unknown>>

interface Request {
  result?: unknown
  transaction?: { abort(): void }
  onupgradeneeded?: () => void
  onsuccess?: () => void
  onerror?: () => void
}

const request = (run: (request: Request) => unknown): Request => {
  const made: Request = {}
  queueMicrotask(() => {
    made.result = run(made)
    made.onsuccess?.()
  })
  return made
}

const storeOf = (values: Map<IDBValidKey, unknown>) => ({
  get: (key: IDBValidKey) => request(() => values.get(key)),
  put: (value: unknown, key: IDBValidKey) => request(() => void values.set(key, value)),
  delete: (key: IDBValidKey) => request(() => void values.delete(key)),
  getAllKeys: () => request(() => [...values.keys()]),
})

const databaseOf = (stores: Stores) => ({
  createObjectStore: (name: string) => void stores.set(name, new Map()),
  transaction: () => ({
    objectStore(name: string) {
      const values = stores.get(name)
      if (!values) throw new DOMException(name, 'NotFoundError')
      return storeOf(values)
    },
  }),
  close() {},
})

/** jsdom has no IndexedDB. Puts as much of one into the window as keeps the keys of a sign-in; each call an empty one. */
export function fakeKeyStorage(): void {
  const databases = new Map<string, Stores>()
  const open = (name: string) => {
    const opening: Request = {}
    queueMicrotask(() => {
      const stores = databases.get(name) ?? new Map()
      opening.result = databaseOf(stores)
      let isAborted = false
      opening.transaction = {
        abort() {
          isAborted = true
        },
      }
      if (!databases.has(name)) opening.onupgradeneeded?.()
      if (isAborted) return opening.onerror?.()
      databases.set(name, stores)
      opening.onsuccess?.()
    })
    return opening
  }
  Object.defineProperty(window, 'indexedDB', { configurable: true, value: { open } })
}
