import {
  consentsIn,
  type PermissionKind,
  permissionCallNames,
  permissionKinds,
  type TenantId,
} from '@portal/contracts'
import type { Account } from '../authentication/account.repository.ts'
import type { Database } from '../database/open-database.ts'
import type { BrandScope } from '../database/row-types.ts'
import { takeCallAttempt } from '../limits/call-limits.ts'
import type { ServeCall } from '../serve-call.ts'
import { recordCookieAnswer } from './cookie-answer.rules.ts'
import {
  changePermissions,
  confirmPermissions,
  permissionsOf,
  requireTopicsOf,
  toPermissions,
} from './permissions.rules.ts'
import { permissionsHistory } from './permissions-history.rules.ts'
import { permissionsOverview } from './permissions-overview.rules.ts'
import { objectToProductConsent } from './product-consent.rules.ts'

const brandOf = ({ account, tenantId }: { account: Account; tenantId: TenantId }): BrandScope => ({
  customerId: account.customerId,
  tenantId,
})

export function permissionRoutes(serve: ServeCall, db: Database): void {
  serve('getPermissionsOverview', (input) => permissionsOverview(db, brandOf(input)))

  serve('getPermissionsHistory', (input) => permissionsHistory(db, brandOf(input)))

  serve('objectToProductConsent', ({ change, ...input }) =>
    change((trx) => objectToProductConsent(trx, brandOf(input))),
  )

  serve('recordCookieAnswer', async ({ body, change, ...input }) =>
    change(async (trx) => {
      await takeCallAttempt(trx, 'recordCookieAnswer', input.account.customerId)
      return recordCookieAnswer(trx, brandOf(input), body)
    }),
  )

  for (const kind of permissionKinds) serveKind(serve, db, kind)
}

function serveKind(serve: ServeCall, db: Database, kind: PermissionKind): void {
  const calls = permissionCallNames(kind)

  serve(calls.read, async (input) =>
    toPermissions(kind, await permissionsOf(db, brandOf(input), kind), input.tenantId),
  )

  serve(calls.change, async ({ version, body, change, ...input }) => {
    if ('topics' in body) requireTopicsOf(input.tenantId, body.topics)
    const { wordingVersion } = body
    const wanted = { consents: consentsIn(kind, body), version, wordingVersion }
    return change(async (trx) =>
      toPermissions(kind, await changePermissions(trx, brandOf(input), kind, wanted), input.tenantId),
    )
  })

  serve(calls.confirm, ({ body, change, ...input }) =>
    change((trx) => confirmPermissions(trx, brandOf(input), kind, body.wordingVersion)),
  )
}
