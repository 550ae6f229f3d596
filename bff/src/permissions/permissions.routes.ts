import type { TenantId } from '@portal/contracts'
import type { Account } from '../authentication/account.repository.ts'
import type { BrandScope } from '../customer-profile/brand-scope.ts'
import type { Database } from '../database/open-database.ts'
import type { ServeCall } from '../serve-call.ts'
import {
  advertisingConsents,
  toAdvertisingPermissions,
  toEcoPermissions,
  toTrackingPermissions,
} from './consents.ts'
import { changePermissions, confirmPermissions, demandTopicsOf, permissionsOf } from './permissions.rules.ts'
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

  ecoRoutes(serve, db)
  advertisingRoutes(serve, db)
  trackingRoutes(serve, db)
}

function ecoRoutes(serve: ServeCall, db: Database): void {
  serve('getEcoPermissions', async (input) =>
    toEcoPermissions(await permissionsOf(db, brandOf(input), 'eco')),
  )

  serve('changeEcoPermissions', ({ version, body, change, ...input }) => {
    const { wordingVersion, ...consents } = body
    return change(async (trx) =>
      toEcoPermissions(
        await changePermissions(trx, brandOf(input), 'eco', { consents, version, wordingVersion }),
      ),
    )
  })

  serve('createEcoActivity', ({ body, change, ...input }) =>
    change((trx) => confirmPermissions(trx, brandOf(input), 'eco', body.wordingVersion)),
  )
}

function advertisingRoutes(serve: ServeCall, db: Database): void {
  serve('getAdvertisingPermissions', async (input) =>
    toAdvertisingPermissions(await permissionsOf(db, brandOf(input), 'advertising'), input.tenantId),
  )

  serve('changeAdvertisingPermissions', async ({ version, body, change, ...input }) => {
    const { wordingVersion, ...flags } = body
    demandTopicsOf(input.tenantId, flags.topics)
    const consents = advertisingConsents(flags)
    return change(async (trx) =>
      toAdvertisingPermissions(
        await changePermissions(trx, brandOf(input), 'advertising', { consents, version, wordingVersion }),
        input.tenantId,
      ),
    )
  })

  serve('createAdvertisingActivity', ({ body, change, ...input }) =>
    change((trx) => confirmPermissions(trx, brandOf(input), 'advertising', body.wordingVersion)),
  )
}

function trackingRoutes(serve: ServeCall, db: Database): void {
  serve('getTrackingPermissions', async (input) =>
    toTrackingPermissions(await permissionsOf(db, brandOf(input), 'tracking')),
  )

  serve('changeTrackingPermissions', ({ version, body, change, ...input }) => {
    const { wordingVersion, ...consents } = body
    return change(async (trx) =>
      toTrackingPermissions(
        await changePermissions(trx, brandOf(input), 'tracking', { consents, version, wordingVersion }),
      ),
    )
  })

  serve('createTrackingActivity', ({ body, change, ...input }) =>
    change((trx) => confirmPermissions(trx, brandOf(input), 'tracking', body.wordingVersion)),
  )
}
