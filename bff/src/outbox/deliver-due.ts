import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Mailer } from '../mail/mail-content.ts'
import { isRefusedForGood } from '../mail/mail-refusal.ts'
import { markDead } from './dead-letters.repository.ts'
import { deliverers } from './deliverers.ts'
import type { Deliver, DeliveryParts } from './delivery.ts'
import { leaseMessage, markDelivered, postpone } from './outbox.repository.ts'
import type { OutboxKind, OutboxMessage } from './outbox-messages.ts'
import { retryDelay } from './retry-delay.ts'

/** Longer than the timeout of the slowest delivery. */
const LEASE_SECONDS = 60
/** Reached after more than ten minutes: logged as an error. */
const MANY_ATTEMPTS = 10
/** About a day. */
const MAX_ATTEMPTS = 130

export interface OutboxParts extends DeliveryParts {
  logger: FastifyBaseLogger
}

/** The same for all attempts of a message, without revealing its content. */
const idOf = ({ customerId, id }: OutboxMessage) =>
  createHash('sha256').update(`${customerId}:${id}`).digest('hex').slice(0, 32)

function deliver(parts: OutboxParts, message: OutboxMessage): Promise<void> {
  const mailer: Mailer = { send: (mail) => parts.mailer.send({ id: idOf(message), ...mail }) }
  return (deliverers as Record<OutboxKind, Deliver<OutboxKind>>)[message.kind]({ ...parts, mailer }, message)
}

async function handleFailure(
  { db, logger }: OutboxParts,
  message: OutboxMessage,
  error: unknown,
): Promise<void> {
  const { id, kind, attempts } = message
  const details = { err: error, outboxId: id, kind, attempts }
  if (isRefusedForGood(error) || attempts >= MAX_ATTEMPTS) {
    await markDead(db, message)
    logger.error(details, 'message not delivered, it is now a dead letter')
    return
  }
  if (attempts < MANY_ATTEMPTS) logger.warn(details, 'message not delivered, it will be retried')
  else logger.error(details, 'message not delivered for a long time, it will be retried')
  await postpone(db, message, retryDelay(attempts))
}

/** @returns whether there was a message */
async function deliverNext(parts: OutboxParts): Promise<boolean> {
  const message = await leaseMessage(parts.db, LEASE_SECONDS)
  if (!message) return false
  try {
    await deliver(parts, message)
  } catch (error) {
    await handleFailure(parts, message, error)
    return true
  }
  await markDelivered(parts.db, message)
  return true
}

/** Delivers the due messages one by one until none is left or `goesOn` returns false. Failed ones are retried later. */
export async function deliverDue(parts: OutboxParts, goesOn = () => true): Promise<void> {
  while (goesOn() && (await deliverNext(parts)));
}
