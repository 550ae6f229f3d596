import type { Database } from '../database/open-database.ts'
import { type Limit, requireAttempt, takeAttempt } from '../limits/limit.ts'
import { ProblemError } from '../problem/problem-error.ts'
import type { Channel, ChannelKind } from './channel.ts'
import type { ChannelChanges } from './channel-changes.ts'

const DAY = 86_400
const MAX_ITEMS = 100

/** Per customer: each change calls business systems and may send mails to addresses that the customer chose. */
const changesPerDay: Record<ChannelKind['name'], Limit> = {
  'email-address': { name: 'email-address.change', most: 60, withinSeconds: DAY },
  'phone-number': { name: 'phone-number.change', most: 120, withinSeconds: DAY },
}

/** @throws `too-many-requests` */
export const requireAnotherChange = (db: Database, kind: ChannelKind, customerId: string): Promise<void> =>
  requireAttempt(db, changesPerDay[kind.name], customerId)

/** @throws `too-many-requests` */
export const countChange = (trx: Database, kind: ChannelKind, customerId: string): Promise<void> =>
  takeAttempt(trx, changesPerDay[kind.name], customerId)

/** @throws `invalid-request` if the brand's maximum of items is exceeded */
export function requireRoom(before: Channel[], { saved, removedIds }: ChannelChanges): void {
  const isStored = (id: string) => before.some((channel) => channel.id === id)
  const added = saved.filter(({ id }) => !isStored(id)).length
  if (added === 0 || before.length + added - removedIds.filter(isStored).length <= MAX_ITEMS) return
  const message = `Sie können höchstens ${MAX_ITEMS} Einträge speichern. Entfernen Sie zuerst einen anderen.`
  throw new ProblemError('invalid-request', { errors: [{ path: '/value', message }] })
}
