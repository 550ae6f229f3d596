import { setInterval } from 'node:timers/promises'
import { RemoteNameSchema } from '@portal/federation/protocol'
import { ReleaseError } from '@portal/release'
import * as v from 'valibot'

const INTERVAL_MS = 200
const START_TIMEOUT_MS = 60_000

const ServedSchema = v.object({ name: RemoteNameSchema, basePath: v.string() })

/** @throws ReleaseError when something else answers at this address, which would be taken for the server of the project */
export async function assertUnused(server: string): Promise<void> {
  const isUsed = await fetch(server).then(
    () => true,
    () => false,
  )
  if (isUsed)
    throw new ReleaseError(`Something answers at ${server} already: choose another port with --port`)
}

/** The JSON at an address as soon as a server answers with it; undefined if the signal comes first. */
async function answerOf(address: string, signal: AbortSignal): Promise<unknown> {
  try {
    for await (const _ of setInterval(INTERVAL_MS, undefined, { signal })) {
      const response = await fetch(address, { signal }).catch(() => undefined)
      const answer = response?.ok ? await response.json().catch(() => undefined) : undefined
      if (answer !== undefined) return answer
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
  return undefined
}

/**
 * What a server for development says of its remote, as soon as the portal could load it.
 * @param ended aborted when the server ends
 * @throws ReleaseError when it does not say so
 */
export async function readRemote(
  server: string,
  ended: AbortSignal,
): Promise<{ name: string; basePath: string }> {
  const signal = AbortSignal.any([ended, AbortSignal.timeout(START_TIMEOUT_MS)])
  const read = async (file: string) => {
    const answer = await answerOf(`${server}/${file}`, signal)
    if (ended.aborted) throw new ReleaseError('The server of the project has ended: see above')
    if (answer !== undefined) return answer
    throw new ReleaseError(
      `${server}/${file} does not answer: does the build have the plugin of @nordtal/remote?`,
    )
  }
  await read('mf-manifest.json')
  const remote = await read('remote.json')
  if (v.is(ServedSchema, remote)) return remote
  throw new ReleaseError(`${server}/remote.json has no name and base path of a remote`)
}
