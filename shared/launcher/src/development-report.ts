import { openStorage, type Storage } from '@portal/release'

type Problem = 'build' | 'types' | 'release'

/**
 * Tells the open pages of `npm run dev` the releases that run from source, and what is wrong with the source. The web server
 * sends `development.json` to each page after every change.
 */
export class DevelopmentReport {
  readonly #store: Storage
  readonly #releases: Record<string, string> = {}
  readonly #problems = new Map<string, { app: string; problem: Problem; text: string }>()
  #written = Promise.resolve()

  constructor(storeDir: string) {
    this.#store = openStorage(storeDir)
  }

  /** Call it after the activation, because the pages load the release at once. */
  setRelease(app: string, release: string): Promise<void> {
    this.#releases[app] = release
    return this.#write()
  }

  /** @param text what is wrong, with file and line; undefined when it is mended */
  setProblem(app: string, problem: Problem, text: string | undefined): Promise<void> {
    const key = `${app} ${problem}`
    if (text === undefined) this.#problems.delete(key)
    else this.#problems.set(key, { app, problem, text })
    return this.#write()
  }

  #write(): Promise<void> {
    const content = JSON.stringify({ releases: this.#releases, problems: [...this.#problems.values()] })
    this.#written = this.#written.then(() => this.#store.replace('development.json', content))
    return this.#written
  }
}
