import type { DeliveryParts } from '../outbox/delivery.ts'
import { hashOfToken, newToken } from '../secret-token.ts'
import { addReportLink } from './report-links.repository.ts'

interface Report {
  customerId: string
  /** The kind of mail that contains the link. */
  sentTo: string
  /** The event that the mail reports. */
  about: string
}

/** The address behind „Das war ich nicht“. Only the mail holds the secret, so each delivery creates a new one. */
export async function createReportLink(
  { db, emailChangeUrl }: Pick<DeliveryParts, 'db' | 'emailChangeUrl'>,
  { customerId, sentTo, about }: Report,
): Promise<string> {
  const token = newToken()
  await addReportLink(db, customerId, { tokenHash: hashOfToken(token), sentTo, about })
  return `${emailChangeUrl}/not-me?token=${token}`
}
