import { afterAll } from '@jest/globals'

/** Closes what the tests of a file share after the last test. */
export function closeAfterwards<Shared extends { close: () => unknown }>(shared: Shared): Shared {
  afterAll(async () => {
    await shared.close()
  })
  return shared
}
