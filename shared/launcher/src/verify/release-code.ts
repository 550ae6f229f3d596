import { type ProfileChanged, ProfileChangedSchema } from '@portal/contracts'
import * as v from 'valibot'
import type { BffDocument } from './bff-document.ts'

/** `bff.call("changeBirthDate", {…})` after minification. */
const CALL = /\.call\("([a-z][A-Za-z]*)"[,)]/g
/** `events.publish({type:"profile.changed",section:"personalData"})`; a section may be a variable. */
const MESSAGE = /\.publish\(\{type:"([^"]*)"(?:,section:"([^"]*)")?/g

const anySection: ProfileChanged['section'] = 'personalData'

/** The names of the calls in the code, also of those that no visit makes. */
export const callsNamedIn = (code: string): Set<string> =>
  new Set(Array.from(code.matchAll(CALL), ([, name = '']) => name))

/** The calls in the code that the live BFF does not have. */
export function unknownCallsIn(code: string, { paths }: BffDocument): string[] {
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  const known = new Set(operations.map(({ operationId }) => operationId))
  return [...callsNamedIn(code)]
    .filter((name) => !known.has(name))
    .map((name) => `the live BFF has no call ${name}`)
}

/** The messages in the code of a remote that are not in the contract, or that only the host publishes. */
export function foreignMessagesIn(code: string): string[] {
  const messages = Array.from(code.matchAll(MESSAGE), ([, type, section = anySection]) => ({ type, section }))
  const foreign = messages.filter((message) => !v.is(ProfileChangedSchema, message))
  return foreign.map(({ type, section }) => `a remote may not publish ${type} with the section ${section}`)
}
