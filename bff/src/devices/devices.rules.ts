import type { CallResponse, Device } from '@portal/contracts'
import type { SignedInAccount } from '../authentication/authenticate.ts'
import type { Change } from '../call-input.ts'
import type { Database } from '../database/open-database.ts'
import type { SignedInDevice, SignIns } from '../identity-provider/sign-ins.ts'
import { takeCallAttempt } from '../limits/call-limits.ts'
import { ProblemError } from '../problem/problem-error.ts'
import { endSessions } from '../sessions/ended-sessions.repository.ts'

export interface DevicesParts {
  db: Database
  signIns: SignIns
}

type SignedOut = CallResponse<'signOutDevice'>

const unavailable = (log: string, cause?: unknown) => new ProblemError('unavailable', { log, cause })

/** @throws `too-many-requests`, or `unavailable` if the provider cannot be reached */
async function findDevices(
  { db, signIns }: DevicesParts,
  { customerId, subject }: SignedInAccount,
  asker: 'getDevices' | 'signOutDevice' | 'signOutOtherDevices',
): Promise<SignedInDevice[]> {
  await db.transaction().execute((trx) => takeCallAttempt(trx, asker, customerId))
  return signIns.devices(subject).catch((error: unknown) => {
    throw unavailable('the identity provider returned no devices', error)
  })
}

async function end({ signIns }: DevicesParts, devices: SignedInDevice[]): Promise<SignedOut> {
  await Promise.all(devices.map((device) => signIns.end(device))).catch((error: unknown) => {
    throw unavailable('the identity provider signed no device out', error)
  })
  return { signedOut: devices.length }
}

export async function listDevices(
  parts: DevicesParts,
  account: SignedInAccount,
): Promise<CallResponse<'getDevices'>> {
  const devices = await findDevices(parts, account, 'getDevices')
  return {
    devices: devices.map(
      ({ refreshTokenIds: _, ...device }): Device => ({
        ...device,
        isCurrent: device.id === account.sessionId,
      }),
    ),
  }
}

/**
 * Refuses the current device: signing out there also has to clear the browser's storage, which the portal does. No mail
 * is sent: the customer has just done it, and a sign-in with the password reverts it.
 * @throws `not-found` for another customer's device, `current-device`, `too-many-requests` or `unavailable`
 */
export async function signOutDevice(
  parts: DevicesParts,
  account: SignedInAccount,
  id: string,
  change: Change,
): Promise<SignedOut> {
  if (id === account.sessionId) throw new ProblemError('current-device')
  const device = (await findDevices(parts, account, 'signOutDevice')).find((known) => known.id === id)
  if (!device) throw new ProblemError('not-found')
  const signedOut = await end(parts, [device])
  return change(async (trx) => {
    await endSessions(trx, account.customerId, [id])
    return signedOut
  })
}

/** @throws `too-many-requests`, or `unavailable`, also if the token does not name the current device */
export async function signOutOtherDevices(
  parts: DevicesParts,
  account: SignedInAccount,
  change: Change,
): Promise<SignedOut> {
  if (account.sessionId === undefined) throw unavailable('the access token does not name its session')
  const others = (await findDevices(parts, account, 'signOutOtherDevices')).filter(
    ({ id }) => id !== account.sessionId,
  )
  const signedOut = await end(parts, others)
  return change(async (trx) => {
    const ids = others.map(({ id }) => id)
    await endSessions(trx, account.customerId, ids)
    return signedOut
  })
}
