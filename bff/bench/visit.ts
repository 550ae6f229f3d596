import { randomUUID } from 'node:crypto'
import { customerId } from './fill.repository.ts'

/** The values that differ between the requests of one call. */
export interface Visit {
  subject: string
  customerId: string
  /** The customer's version before the visit. */
  version: number
  nextVersion: number
  birthdate: string
}

export type BenchCall = 'getCustomerProfile' | 'changeBirthDate'

/** The visit of a customer by number, at a version. Each version has its own birth date, from 1950 on. */
export function visitOf(number: number, version: number): Visit {
  const day = new Date(Date.UTC(1950, 0, 1 + (version % 15_000)))
  return {
    subject: `bench|${number}`,
    customerId: customerId(number),
    version,
    nextVersion: version + 1,
    birthdate: day.toISOString().slice(0, 10),
  }
}

interface RequestParts {
  headers: Record<string, string>
  body?: string
}

/** The headers that the portal's client sends, without the token. */
export const requestParts: Record<BenchCall, (visit: Visit) => RequestParts> = {
  getCustomerProfile: () => ({ headers: { tenant: '100' } }),
  changeBirthDate: ({ version, birthdate }) => ({
    headers: {
      'content-type': 'application/json',
      'if-match': `"${version}"`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ birthdate }),
  }),
}
