import type { CallResponse, MyData, MyDataField } from '@portal/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { Caller } from '../authentication/authenticate.ts'
import type { SignIn } from '../authentication/verify-token.ts'
import type { Change } from '../call-input.ts'
import type { Database } from '../database/open-database.ts'
import type { IdentityProvider } from '../identity-provider/identity-provider.ts'
import type { SignIns } from '../identity-provider/sign-ins.ts'
import { takeCallAttempt } from '../limits/call-limits.ts'
import { signInRecords } from '../my-data/sign-in-records.ts'
import { ProblemError } from '../problem/problem-error.ts'

export interface UnlinkedAccountParts {
  db: Database
  signIns: SignIns
  signUps: Pick<IdentityProvider, 'deleteUser'>
  logger: FastifyBaseLogger
}

const UNTIL_DELETION = 'Bis Sie Ihr Konto löschen'

/**
 * What is stored of a sign-up without a customer: the provider has all of it.
 * @throws `too-many-requests`
 */
export async function unlinkedAccount(
  { db, ...provider }: UnlinkedAccountParts,
  { subject, eMailAddress, isEMailAddressConfirmed }: SignIn,
): Promise<MyData> {
  await db.transaction().execute((trx) => takeCallAttempt(trx, 'getUnlinkedAccount', subject))
  const signIns = await signInRecords(provider, subject)
  const fields: MyDataField[] = [
    { name: 'email', label: 'E-Mail-Adresse zur Anmeldung', kind: 'text', value: eMailAddress ?? null },
    {
      name: 'emailConfirmed',
      label: 'Adresse bestätigt',
      kind: 'flag',
      value: isEMailAddressConfirmed ?? false,
    },
    { name: 'subject', label: 'Kennung bei der Anmeldung', kind: 'text', value: subject },
  ]
  return {
    createdAt: new Date().toISOString(),
    sections: [
      {
        id: 'account',
        title: 'Konto und Anmeldung',
        source: 'Ihre Angaben bei der Registrierung',
        purpose: 'Damit Sie sich anmelden und Ihre Verträge verknüpfen können',
        retention: UNTIL_DELETION,
        records: [{ title: 'Konto', titleOfMany: 'Konten', fields }],
        isComplete: true,
      },
      {
        id: 'security',
        title: 'Geräte und Anmeldungen',
        source: 'Der Anmeldedienst',
        purpose: 'Damit Sie und wir sehen können, was mit Ihrem Konto geschehen ist',
        retention: UNTIL_DELETION,
        records: signIns ?? [],
        isComplete: signIns !== undefined,
      },
    ],
    withheld: [
      {
        what: 'Ihr Passwort',
        why: 'Wir kennen es nicht: Der Anmeldedienst speichert nur einen Prüfwert davon.',
      },
    ],
  }
}

/**
 * Calls the provider directly instead of using the outbox: a sign-in without an account has no customer id for a message.
 * @throws `too-many-requests`, or `unavailable` if the provider cannot be reached
 */
export async function deleteUnlinkedAccount(
  { db, signUps }: UnlinkedAccountParts,
  { account, signIn: { subject } }: Caller,
  change: Change,
): Promise<CallResponse<'deleteUnlinkedAccount'>> {
  // An account with a customer has a deletion of its own, which says what happens to the contracts.
  if (account) return change(async () => ({ result: 'linked' }))
  await db.transaction().execute((trx) => takeCallAttempt(trx, 'deleteUnlinkedAccount', subject))
  await signUps.deleteUser(subject).catch((cause: unknown) => {
    throw new ProblemError('unavailable', { log: 'the identity provider did not delete a sign-up', cause })
  })
  return change(async () => ({ result: 'deleted' }))
}
