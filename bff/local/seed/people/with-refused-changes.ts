import { nordtal, nordtalWeb, withPhonePin } from '../business-systems.ts'
import { inventedIban } from '../invented-values.ts'
import type { SeedPerson } from '../seed-person.ts'
import { singleHome } from '../single-home.ts'

export const gina: SeedPerson = {
  customerId: '2100806',
  email: 'gina.hahn@post.example',
  state: 'Änderungen schlagen für einen Teil der Verträge fehl',
  name: 'Gina Hahn',
  birthday: '1972-09-05',
  lastPasswordReset: '2024-10-10T10:10:10.000Z',
  lastUsed: nordtalWeb,
  businessSystems: [withPhonePin(nordtal, '74290', '2021-11-08T13:11:36.000Z')],
  brands: [
    singleHome({
      tenantId: '100',
      number: '4100806',
      contracts: [
        ['Nordtal Strom Basis', 'Strom Basis 24', '2016-03-01', false],
        ['Nordtal Erdgas Basis', 'Erdgas Basis 24', '2016-03-01', false],
        ['Nordtal Wärmepumpe', 'Wärmepumpe 12', '2024-11-01', false],
      ],
      payment: {
        kind: 'bank-direct-debit',
        account: { holder: 'Gina Hahn', iban: inventedIban(4100806), bank: 'Kreiskasse Weserbogen' },
        mandate: { reference: 'NT-M-4100806', date: '2016-02-14' },
      },
      email: 'gina.hahn@post.example',
      phone: '+498999998806',
      address: { street: 'Mühlenbreite', houseNumber: '48', postalCode: '31785', city: 'Hameln' },
    }),
  ],
  locks: [
    { contractId: 'v-410080601', reason: 'contract-terminating' },
    { contractId: 'v-410080602', reason: 'billing-in-progress' },
  ],
}

export const hugo: SeedPerson = {
  customerId: '2100822',
  email: 'hugo.ilg@post.example',
  state: 'Änderungen schlagen für alle Verträge fehl',
  name: 'Hugo Ilg',
  birthday: '1965-05-27',
  lastPasswordReset: null,
  lastUsed: nordtalWeb,
  businessSystems: [withPhonePin(nordtal, '63815', '2025-09-25T16:48:03.000Z')],
  brands: [
    singleHome({
      tenantId: '100',
      number: '4100822',
      contracts: [
        ['Nordtal Strom Basis', 'Strom Basis 12', '2011-08-01', false],
        ['Nordtal Erdgas Komfort', 'Erdgas Komfort 24', '2013-08-01', false],
      ],
      payment: { kind: 'self-payment' },
      email: 'hugo.ilg@post.example',
      phone: '+493023125822',
      address: {
        street: 'Kapellenberg',
        houseNumber: '1',
        addition: 'Hinterhaus, 2. Stock',
        postalCode: '88212',
        city: 'Ravensburg',
      },
    }),
  ],
  locks: [
    { reason: 'identity-check-in-progress' },
    // The last bill of the one is being made, and one before the move of the other.
    { contractId: 'v-410082201', reason: 'contract-terminating' },
    { contractId: 'v-410082201', reason: 'billing-in-progress' },
    { contractId: 'v-410082202', reason: 'relocation-in-progress' },
    { contractId: 'v-410082202', reason: 'billing-in-progress' },
  ],
}
