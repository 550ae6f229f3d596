import type { TabStorage } from '@portal/portal'
import * as v from 'valibot'
import { HeldSchema } from './held.ts'
import type { Journey } from './journey.ts'

const KeptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ registrationCode: v.string(), held: v.optional(HeldSchema), zipCode: v.optional(v.string()) }),
)

const KEY = 'journey'

/** Keeps what a reload must find again: never what the BFF knows better. */
export function keepJourney(tabStorage: TabStorage, { registrationCode, held, zipCode }: Journey): void {
  if (registrationCode) tabStorage.set(KEY, JSON.stringify({ registrationCode, held, zipCode }))
  else tabStorage.remove(KEY)
}

/** The journey of this browser tab, whose code is checked once more. */
export function keptJourney(tabStorage: TabStorage): Journey {
  const kept = v.safeParse(KeptSchema, tabStorage.get(KEY))
  if (!kept.success) return { stage: 'empty' }
  return { stage: 'checking', isKept: true, ...kept.output }
}
