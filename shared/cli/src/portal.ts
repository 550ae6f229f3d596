import { ReleaseError } from '@portal/release'
import { InvalidArgumentError } from 'commander'
import * as v from 'valibot'

const ConfigSchema = v.array(v.object({ name: v.string(), value: v.string() }))

/** Parses an option: an address, of which the origin counts. */
export function originOf(text: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined
  if (address && /^https?:$/.test(address.protocol)) return address.origin
  throw new InvalidArgumentError('It must be an address such as https://test.example.')
}

const reasonOf = ({ message, cause }: Error & { cause?: { code?: string } }) => cause?.code ?? message

/**
 * The JSON of a file that a portal serves to everybody; undefined if it has no such file.
 * @throws ReleaseError when nothing answers
 */
export async function readFromPortal(portal: string, path: string): Promise<unknown> {
  const response = await fetch(portal + path).catch((error) => {
    throw new ReleaseError(`${portal} cannot be reached (${reasonOf(error)})`)
  })
  return response.ok ? response.json().catch(() => undefined) : undefined
}

/**
 * The origins that a portal shows other builds from. It shows its own releases only if there are none.
 * @throws ReleaseError when no portal answers
 */
export async function readOverrideOrigins(portal: string): Promise<string[]> {
  const config = await readFromPortal(portal, '/config.json')
  if (!v.is(ConfigSchema, config))
    throw new ReleaseError(`There is no portal at ${portal}: it has no config.json`)
  const { value = '' } = config.find(({ name }) => name === 'overrideOrigins') ?? {}
  return value.split(',').flatMap((origin) => origin.trim() || [])
}

/** @throws ReleaseError when a portal would ignore a build of this server */
export async function assertShows(portal: string, server: string): Promise<void> {
  const origins = await readOverrideOrigins(portal)
  if (origins.includes(server)) return
  const listed = origins.length > 0 ? `only ${origins.join(', ')}` : 'none'
  throw new ReleaseError(
    `${portal} would ignore ${server}: overrideOrigins of its app config must list it, and lists ${listed}`,
  )
}
