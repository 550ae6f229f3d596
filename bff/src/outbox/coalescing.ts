import { createHash } from 'node:crypto'
import { canonicalEmailAddress } from '@portal/contracts'
import { placeOf } from '../business-systems/sync-target.ts'
import type { OutboxKind, OutboxPayloads } from './outbox-messages.ts'

/** How messages of one kind, to one customer, become one. */
interface Coalescing<Payload> {
  /** Of the undelivered messages of a topic the newest one remains. It outlives the delivery, so it names no person. */
  topicOf(payload: Payload): string | null
  /** A list in the payload that also keeps what the replaced message had in it. */
  unite?: keyof Payload & string
  /** After a delivery the next message of the topic waits for so long. */
  pauseSeconds?: number
}

/** The first mail leaves at once, later ones of the same topic together. */
const MAIL_PAUSE_SECONDS = 600

const fingerprint = (eMailAddress: string) =>
  createHash('sha256').update(canonicalEmailAddress(eMailAddress)).digest('base64url')

/** Messages of the other kinds are delivered one by one. */
const coalescings: { [Kind in OutboxKind]?: Coalescing<OutboxPayloads[Kind]> } = {
  'business-sync': {
    topicOf: ({ targets: [target] }) => (target ? placeOf(target) : null),
    unite: 'targets',
  },
  'phone-pin-notice': {
    topicOf: ({ tenantId, change }) => `${tenantId}:${change}`,
    pauseSeconds: MAIL_PAUSE_SECONDS,
  },
  'change-mail': {
    topicOf: ({ what, tenantId, eMailAddress }) => `${what}:${tenantId}:${fingerprint(eMailAddress)}`,
    unite: 'contracts',
    pauseSeconds: MAIL_PAUSE_SECONDS,
  },
}

export const coalescingOf = <Kind extends OutboxKind>(
  kind: Kind,
): Coalescing<OutboxPayloads[Kind]> | undefined => coalescings[kind]
