import type { TabStorage } from '@portal/portal'
import * as v from 'valibot'
import type { Journey } from './journey.ts'

/** What was got on the way and cannot be asked for again at a reload: a mail, a letter, or the proof of the postal code. */
const HeldSchema = v.variant('kind', [
  v.object({ kind: v.literal('mail'), eMailAddress: v.string(), resendAt: v.number() }),
  v.object({ kind: v.literal('letter'), workingDays: v.tuple([v.number(), v.number()]) }),
  v.object({
    kind: v.literal('proof'),
    linkToken: v.string(),
    eMailAddress: v.nullable(v.string()),
    /** In milliseconds since 1970. */
    goodUntil: v.number(),
  }),
])

export type Held = v.InferOutput<typeof HeldSchema>

const KeptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ registrationCode: v.string(), held: v.optional(HeldSchema) }),
)

const KEY = 'journey'

/** Keeps what a reload must find again: never what the BFF knows better. */
export function keepJourney(tabStorage: TabStorage, { registrationCode, held }: Journey): void {
  if (registrationCode) tabStorage.set(KEY, JSON.stringify({ registrationCode, held }))
  else tabStorage.remove(KEY)
}

/** The journey of this browser tab, whose code is checked once more. */
export function keptJourney(tabStorage: TabStorage): Journey {
  const kept = v.safeParse(KeptSchema, tabStorage.get(KEY))
  if (!kept.success) return { stage: 'empty' }
  const { registrationCode, held } = kept.output
  return { stage: 'checking', registrationCode, ...(held && { held }) }
}
