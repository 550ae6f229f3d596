import { expect, test } from '@jest/globals'
import { createBffClient, createQueryClient } from '@portal/bff-client'
import { calls, queryKeys } from '@portal/contracts'
import { createBus } from '@portal/portal/host'
import { aCustomerProfile, BFF_URL, fakeBff, HttpResponse, http } from '@portal/portal/testing'
import { createTenantMode } from '../tenants/tenant-mode.ts'
import { cachePrefetchedProfiles } from './prefetched-profiles.ts'

const server = fakeBff()

test('the brand is published with the account, before the data of the brand has arrived', async () => {
  let respond: () => void = () => undefined
  const isAllowed = new Promise<void>((resolve) => {
    respond = resolve
  })
  server.use(
    http.get(BFF_URL + calls.getCustomerProfile.path, async () => {
      await isAllowed
      return HttpResponse.json(aCustomerProfile())
    }),
  )
  const cache = createQueryClient()
  const bus = createBus()
  const bff = createBffClient({
    baseUrl: BFF_URL,
    session: { authorize: async () => ({ authorization: 'Bearer test' }) },
  })
  const caching = cachePrefetchedProfiles({
    cache,
    bff,
    tenants: { bus, mode: createTenantMode(bus, 'mia') },
  })
  await new Promise((resolve) => bus.on('tenant.defined', resolve))
  expect(bus.tenant).toEqual({ type: 'tenant.defined', tenantId: '100' })
  respond()
  await caching
  expect(cache.getQueryData(queryKeys.customerProfile('100'))).toMatchObject({ tenantId: '100' })
})
