import type { Database } from '../database/open-database.ts'
import type { ServeCall } from '../serve-call.ts'
import { eligibilityOf, readInvitation } from './invitation.rules.ts'
import { renewByLetter, renewByMail, requireRenewable } from './renewal.rules.ts'
import { closedResult, compareZipCode } from './zip-code.rules.ts'

export function invitationRoutes(serve: ServeCall, db: Database): void {
  serve('processByRegistrationCode', async ({ body, address }) => {
    const invitation = await readInvitation(db, { ...body, address })
    return { state: invitation?.state ?? 'unknown' }
  })

  serve('performEligibilityCheck', async ({ body, address }) =>
    eligibilityOf(await readInvitation(db, { ...body, address })),
  )

  serve('performZipCodeValidation', async ({ body, address, requestId, change }) => {
    const invitation = await readInvitation(db, { ...body, address })
    if (invitation?.state !== 'valid') return closedResult(invitation)
    return compareZipCode({ db, change }, invitation, { zipCode: body.zipCode, requestId })
  })

  serve('restartProcessWithEmail', async ({ body, address, requestId, change }) => {
    const invitation = requireRenewable(await readInvitation(db, { ...body, address }))
    return change((trx) => renewByMail(trx, invitation, { eMailAddress: body.eMailAddress, requestId }))
  })

  serve('restartLetterProcess', async ({ body, address, requestId, change }) => {
    const invitation = requireRenewable(await readInvitation(db, { ...body, address }))
    return change((trx) => renewByLetter(trx, invitation, { requestId }))
  })
}
