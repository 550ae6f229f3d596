import type { APIRequestContext } from '@playwright/test'
import { addressesOf, portsFrom } from './addresses.ts'

/** First names of the seeded people, in lower case. */
export type Like =
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

/** A customer whom only one test has. */
export interface Person {
  email: string
  password: string
  customerId: string
  name: string
}

export interface Invitation {
  code: string
  postalCode: string
  /** Of the invited customer. */
  email: string
  /** In the address of letters to this customer alone; empty for a used code. */
  addressLine: string
}

/** What the stand-ins make for tests, at the portal with this address. */
export function createPeople(request: APIRequestContext, portal: string) {
  const { businessSystems } = addressesOf(portsFrom(Number(new URL(portal).port)))

  async function post<Made>(path: string, data: object): Promise<Made> {
    const answer = await request.post(`${businessSystems}${path}`, { data })
    if (!answer.ok()) throw new Error(`${path} was answered with ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }

  return {
    newPerson: (like: Like, email?: string) => post<Person>('/people', { like, email }),
    newInvitation: (like: InvitationKind, person?: Person) =>
      post<Invitation>('/invitations', { like, person: person?.email }),
  }
}

export type People = ReturnType<typeof createPeople>
