import { timingSafeEqual } from 'node:crypto'
import type { Cipher } from '../encryption/cipher.ts'

const VALID_MS = 10 * 60 * 1000
const MAC_BYTES = 16
const TICKET = /^([0-9a-z]{1,12})\.([\w-]{22})$/

const macsOf = (cipher: Cipher, issuedAt: string, network: string) =>
  cipher.macs('report-ticket', `${issuedAt} ${network}`).map((mac) => mac.subarray(0, MAC_BYTES))

/** What any BFF with the same keys takes as the proof that it was asked from this network within the last ten minutes. */
export function issueTicket(cipher: Cipher, network: string, now = Date.now()): string {
  const issuedAt = now.toString(36)
  const [mac] = macsOf(cipher, issuedAt, network)
  return `${issuedAt}.${mac?.toString('base64url')}`
}

/** A ticket may be used again: a network has one vote, however often it reports. */
export function isTicketValid(
  cipher: Cipher,
  ticket: string | undefined,
  network: string,
  now = Date.now(),
): boolean {
  const [, issuedAt = '', mac = ''] = TICKET.exec(ticket ?? '') ?? []
  if (!issuedAt || now - Number.parseInt(issuedAt, 36) > VALID_MS) return false
  const sent = Buffer.from(mac, 'base64url')
  return macsOf(cipher, issuedAt, network).some((expected) => timingSafeEqual(expected, sent))
}
