import { PGlite } from '@electric-sql/pglite'
import { TestEnvironment } from 'jest-environment-node'
import { typeParsers } from '../src/database/type-parsers.ts'

/** Of this worker. Making one takes longer than most test files do. */
const unused: PGlite[] = []

const embeddedDatabases = {
  /** One that holds what its last user has left in it. */
  take: async (): Promise<PGlite> => unused.pop() ?? PGlite.create({ parsers: typeParsers }),
  giveBack: (pglite: PGlite): void => {
    unused.push(pglite)
  },
}

export type EmbeddedDatabases = typeof embeddedDatabases

let ending: NodeJS.Timeout | undefined

/** Node's, and embedded databases that outlive the test files of a worker. */
export default class DatabaseEnvironment extends TestEnvironment {
  override async setup() {
    clearTimeout(ending)
    await super.setup()
    // PGlite knows a date by its class, of which every test file has another.
    Object.assign(this.global, { embeddedDatabases, Date })
  }

  override async teardown() {
    await super.teardown()
    // The timers of an open one would keep the worker from ending, which gets its next file at once or never.
    ending = setTimeout(async () => {
      for (const pglite of unused.splice(0)) await pglite.close()
    }, 200)
  }
}
