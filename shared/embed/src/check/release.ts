import type { ContractEntry, ElementContract } from '@portal/contracts/element'
import { UncheckedError } from './unchecked-error.ts'

interface ReleaseFile {
  url: string
}

/** The description of a release of an element, with absolute addresses. */
export interface Release {
  release: string
  description: URL
  scripts: URL[]
  styles: URL[]
  contract: ElementContract
}

/** Reads an address, with a message that names it. */
export async function read(address: URL): Promise<Response> {
  try {
    return await fetch(address, { signal: AbortSignal.timeout(10_000) })
  } catch (error) {
    const { cause, message } = error as Error
    throw new UncheckedError(
      `${address} cannot be reached: ${cause instanceof Error ? cause.message : message}`,
    )
  }
}

/** Reads JSON that a portal must have. */
async function readJson(address: URL) {
  const response = await read(address)
  if (!response.ok) throw new UncheckedError(`${address} answers ${response.status}`)
  return response.json().catch(() => {
    throw new UncheckedError(`${address} is no JSON`)
  })
}

/**
 * Reads the description of a release.
 * @param release its id, or `live`
 * @throws UncheckedError
 */
export async function readRelease(portal: string, element: string, release: string): Promise<Release> {
  if (!(/^https?:/i.test(portal) && URL.canParse(portal)))
    throw new UncheckedError(`--portal must be an address such as https://portal.example, not ${portal}`)
  const file = release === 'live' ? `elements/${element}.json` : `elements/${element}/${release}.json`
  const description = new URL(file, portal)
  const found = await readJson(description).catch((error) => {
    const what = release === 'live' ? `no element ${element}` : `no release ${release} of ${element}`
    throw error.message.endsWith(' 404') ? new UncheckedError(`${portal} has ${what}`) : error
  })
  const absolute = ({ url }: ReleaseFile) => new URL(url, description)
  return {
    release: found.release,
    description,
    scripts: [found, ...found.modules].map(absolute),
    styles: found.styles.map(absolute),
    contract: await readJson(new URL(found.contract, description)),
  }
}

type EntryKind = 'attribute' | 'property' | 'event' | 'error' | 'token'

export type KindEntry = ContractEntry & { kind: EntryKind; type?: string; cancelable?: boolean }

/** All entries of a contract in one list. */
export const entriesOf = (contract: ElementContract): KindEntry[] => [
  ...contract.attributes.map((entry) => ({ kind: 'attribute' as const, ...entry })),
  ...contract.properties.map((entry) => ({ kind: 'property' as const, ...entry })),
  ...contract.events.map((entry) => ({ kind: 'event' as const, ...entry })),
  ...contract.errors.map((entry) => ({ kind: 'error' as const, ...entry })),
  ...contract.tokens.map((entry) => ({ kind: 'token' as const, ...entry })),
]
