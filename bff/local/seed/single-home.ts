import type { TenantId } from '@portal/contracts'
import type { SeedAddress, SeedBrand, SeedPaymentMethod } from './seed-person.ts'

interface Home {
  tenantId: TenantId
  /** Nine digits; ids and contract numbers are made of it. */
  number: string
  /** Each contract by product, tariff, start and whether its letters come by e-mail. */
  contracts: [product: string | null, tariff: string, since: string, paperless: boolean][]
  payment: Omit<SeedPaymentMethod, 'id'>
  email: string
  phone?: string
  address: Pick<SeedAddress, 'street' | 'houseNumber' | 'postalCode' | 'city'> & { addition?: string }
}

/** Data at one brand of a customer with one home: all contracts share payment, address, e-mail and phone. */
export function singleHome({ tenantId, number, contracts, payment, email, phone, address }: Home): SeedBrand {
  const paymentMethod = `z-${number}`
  const seeded = contracts.map(([product, tariff, since, paperless], index) => {
    const contractNumber = `${number}${String(index + 1).padStart(2, '0')}`
    return {
      id: `v-${contractNumber}`,
      number: contractNumber,
      product,
      area: 'energy',
      tariff,
      since,
      paperless,
      paymentMethod,
    }
  })
  const all = seeded.map(({ id }) => id)
  return {
    tenantId,
    contracts: seeded,
    paymentMethods: [{ id: paymentMethod, ...payment }],
    emailAddresses: [{ id: `e-${number}`, value: email, contracts: all, contact: true }],
    phoneNumbers: phone ? [{ id: `t-${number}`, value: phone, contracts: all, contact: true }] : [],
    addresses: [{ id: `a-${number}`, ...address, billing: all, delivery: all, contact: true }],
  }
}
