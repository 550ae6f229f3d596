import { createHash } from 'node:crypto'
import { canonicalEmailAddress } from '@portal/contracts'
import { placeOf } from '../business-systems/sync-target.ts'
import type { OutboxKind, OutboxPayloads } from './outbox-messages.ts'

/** How messages of one kind to one customer are merged. */
interface Coalescing<Payload> {
  /** Only the newest undelivered message of a topic remains. The topic outlives the delivery, so it names no person. */
  topicOf(payload: Payload): string | null
  /** A list in the payload that also gets the entries of the replaced message. */
  unite?: keyof Payload & string
  /** Delay of the next message of the topic after a delivery. */
  pauseSeconds?: number
}

/** The first mail is sent at once, later ones of the same topic together. */
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
    topicOf: ({ tenantId, change, toMailbox }) =>
      `${tenantId}:${change}${toMailbox ? `:${fingerprint(toMailbox)}` : ''}`,
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
