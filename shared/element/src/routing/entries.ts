import { type Location, parsePath } from 'react-router'

/** Cancels the step that is reported, and returns what repeats it. */
type Hold = () => () => void

/** The entries that Back and Forward lead through: of an element alone, or of the window. Paths are those of the portal. */
export interface Entries {
  readonly location: Location
  push(location: Location): void
  replace(location: Location): void
  go(delta: number): void
  href(path: string): string
  /** Reports each step to another entry. */
  onStep(listener: (hold: Hold) => void): void
  dispose(): void
}

/** A new entry. */
export const entryOf = (path: string, state: unknown = null): Location => ({
  pathname: '/',
  search: '',
  hash: '',
  ...parsePath(path),
  state,
  key: Math.random().toString(36).slice(2, 10),
})

/** A whole address, because a page may have another base. */
export const hashOfPage = (hash: string) => `${location.href.split('#')[0]}#${hash}`

/** Entries of an element that leaves the address of the page alone. In a new browser tab their links lead to the page. */
export function createMemoryEntries(start: string): Entries {
  const entries = [entryOf(start)]
  let index = 0
  let report = (_hold: Hold) => {}

  return {
    get location() {
      return entries[index] as Location
    },
    push(location) {
      index += 1
      entries.splice(index, entries.length, location)
    },
    replace(location) {
      entries[index] = location
    },
    go(delta) {
      const from = index
      index = Math.min(Math.max(index + delta, 0), entries.length - 1)
      report(() => {
        index = from
        return () => this.go(delta)
      })
    },
    href: () => hashOfPage(''),
    onStep(listener) {
      report = listener
    },
    dispose() {},
  }
}
