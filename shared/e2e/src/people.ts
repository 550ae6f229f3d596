import type { APIRequestContext } from '@playwright/test'
import { addressesOf, portsFrom } from './addresses.ts'

/** First names of the seeded people, in lower case. */
export type SeededName =
  | 'anna'
  | 'ben'
  | 'clara'
  | 'david'
  | 'eva'
  | 'finn'
  | 'gina'
  | 'hugo'
  | 'ida'
  | 'josephine'
  | 'kim'
  | 'lea'

export type InvitationKind = 'valid' | 'used' | 'expired' | 'locked' | 'valid-flinkstrom'

/** A customer of one test. */
export interface Person {
  email: string
  password: string
  customerId: string
  name: string
}

export interface Invitation {
  code: string
  postalCode: string
  /** The address of the invited customer. */
  email: string
  /** A line that only letters to this customer contain; empty for a used code. */
  addressLine: string
}

/** Creates people and invitations in the stand-ins of a portal. */
export function createPeople(request: APIRequestContext, portal: string) {
  const { businessSystems } = addressesOf(portsFrom(Number(new URL(portal).port)))

  async function post<Made>(path: string, data: object): Promise<Made> {
    const response = await request.post(`${businessSystems}${path}`, { data })
    if (!response.ok())
      throw new Error(`${path} responded with ${response.status()} ${await response.text()}`)
    return response.json()
  }

  return {
    newPerson: (like: SeededName, email?: string) => post<Person>('/people', { like, email }),
    newInvitation: (like: InvitationKind, person?: Person) =>
      post<Invitation>('/invitations', { like, person: person?.email }),
  }
}

export type People = ReturnType<typeof createPeople>
