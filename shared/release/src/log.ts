import { AppNameSchema, type Registry, RegistrySchema, ReleaseIdSchema } from '@portal/federation/protocol'
import * as v from 'valibot'
import { checkedJson } from './checked-json.ts'
import { readText, type Storage } from './storage.ts'

const LOG = 'log'
/** The newest entries keep their registry when the log is shortened. */
const COMPLETE_ENTRIES = 20
export const REGISTRY_FILE = 'registry.json'

const LogEntrySchema = v.looseObject({
  sequence: v.number(),
  /** ISO time. */
  at: v.string(),
  who: v.string(),
  why: v.optional(v.string()),
  /** Why a release that was not verified, or not signed, passed. */
  forced: v.optional(v.string()),
  /** Who forced it together with `who`. */
  second: v.optional(v.string()),
  action: v.string(),
  changes: v.array(
    v.object({
      app: AppNameSchema,
      release: ReleaseIdSchema,
      revision: v.string(),
      repository: v.optional(v.string()),
    }),
  ),
  /** The registry after the write. `prune` removes it from older entries. */
  registry: v.optional(RegistrySchema),
})

/** One write to the store. The newest entry holds the registry; everything else is rendered from it. */
export type LogEntry = v.InferOutput<typeof LogEntrySchema>

const JsonRegistrySchema = v.pipe(v.string(), v.parseJson(), RegistrySchema)

const textOf = (json: object) => `${JSON.stringify(json)}\n`

/**
 * Adds an entry to the log.
 * @returns false when another process has added the entry with this number
 */
export function addEntry(
  store: Storage,
  entry: Pick<LogEntry, 'who' | 'action' | 'changes'> & { registry: Registry },
): Promise<boolean> {
  const { sequence } = entry.registry
  const numbered = { sequence, at: new Date().toISOString(), ...entry }
  return store.createExclusively(logPath(sequence), textOf(numbered))
}

const logPath = (sequence: number) => `${LOG}/${String(sequence).padStart(8, '0')}.json`

async function readEntry(store: Storage, sequence: number): Promise<LogEntry | undefined> {
  const text = await readText(store, logPath(sequence))
  if (text === undefined) return undefined
  return checkedJson(LogEntrySchema, text, `${store.address}/${logPath(sequence)}`)
}

async function lastSequence(store: Storage): Promise<number> {
  const files = await store.list(LOG)
  return Math.max(0, ...files.map(({ path }) => Number(/(\d{8})\.json$/.exec(path)?.[1] ?? 0)))
}

/**
 * Reads all entries, the oldest first.
 * @param newest how many of the newest ones; default: all
 */
export async function readLog(store: Storage, newest = Number.POSITIVE_INFINITY): Promise<LogEntry[]> {
  const last = await lastSequence(store)
  const length = Math.min(last, newest)
  const sequences = Array.from({ length }, (_, index) => last - length + index + 1)
  const entries = await Promise.all(sequences.map((sequence) => readEntry(store, sequence)))
  return entries.filter((entry) => entry !== undefined)
}

/**
 * Removes the registry from all entries but the newest ones.
 * @returns these entries, and how many bytes of each are free now
 */
export async function shortenLog(store: Storage): Promise<{ path: string; bytes: number }[]> {
  const shortened = []
  for (let sequence = (await lastSequence(store)) - COMPLETE_ENTRIES; sequence > 0; sequence--) {
    const { registry, ...facts } = (await readEntry(store, sequence)) ?? {}
    if (!registry) continue
    shortened.push({ path: logPath(sequence), bytes: textOf({ registry }).length })
    await store.replace(logPath(sequence), textOf(facts))
  }
  return shortened
}

/** Reads registry.json, which may be older than the log. */
export async function renderedRegistry(store: Storage): Promise<Registry | undefined> {
  const parsed = v.safeParse(JsonRegistrySchema, await readText(store, REGISTRY_FILE))
  return parsed.success ? parsed.output : undefined
}

/**
 * Reads the newest registry of the log. It is empty before the first write.
 * @param known a registry to look for newer ones from
 * @throws ReleaseError when the store cannot be read
 */
export async function newestRegistry(
  store: Storage,
  known: Registry | undefined = undefined,
): Promise<Registry> {
  let newest = known ?? (await renderedRegistry(store))
  newest ??= (await readEntry(store, await lastSequence(store)))?.registry
  newest ??= await emptyRegistry(store)
  for (let sequence = newest.sequence + 1; ; sequence++) {
    const next = await readEntry(store, sequence)
    if (!next) return newest
    newest = next.registry ?? newest
  }
}

/** The registry of a new store. */
async function emptyRegistry(store: Storage): Promise<Registry> {
  const text = await readText(store, REGISTRY_FILE)
  if (text !== undefined) return checkedJson(RegistrySchema, text, `${store.address}/${REGISTRY_FILE}`)
  return { version: 1, sequence: 0, apps: {}, releases: {} }
}
