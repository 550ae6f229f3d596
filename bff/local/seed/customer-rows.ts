import type { TenantId } from '@portal/contracts'
import type { Cipher } from '../../src/encryption/cipher.ts'
import { ibanColumn, phonePinColumn, placeOf } from '../../src/encryption/encrypted-columns.ts'
import { consentRows } from './consent-rows.ts'
import { consumptionRows, supplyOf } from './consumption-rows.ts'
import type {
  Rows,
  SeedBrand,
  SeedChannel,
  SeedCustomer,
  SeedItem,
  SeedPaymentMethod,
} from './seed-person.ts'

/** The creditor id that the Bundesbank reserves for tests. */
const CREDITOR_ID = 'DE98ZZZ09999999999'

function paymentMethodColumns({ kind, account, mandate }: SeedPaymentMethod) {
  return {
    kind,
    account_holder: account?.holder ?? null,
    bank_name: account?.bank ?? null,
    mandate_reference: mandate?.reference ?? null,
    creditor_id: mandate ? CREDITOR_ID : null,
    mandate_date: mandate?.date ?? null,
  }
}

const encryptedIban = (cipher: Cipher, customerId: string, { id, account }: SeedPaymentMethod) =>
  account ? cipher.encrypt(account.iban, placeOf(ibanColumn, customerId, id)) : null

const channelColumns = ({ value, contact }: SeedChannel) => ({ value, is_contact: contact ?? false })

/** All rows of one brand, in the order in which the tables refer to each other. */
function brandRows(cipher: Cipher, customer_id: string, brand: SeedBrand): Rows {
  const scope = { customer_id, tenant_id: brand.tenantId }
  const item = ({ changedAt }: SeedItem) => ({ ...scope, changed_at: changedAt ?? null })
  const links = <Item extends SeedItem, Link>(
    items: Item[],
    contractsOf: (item: Item) => string[],
    link: (id: string) => Link,
  ) =>
    items.flatMap((linked) =>
      contractsOf(linked).map((contract_id) => ({ customer_id, contract_id, ...link(linked.id) })),
    )

  return {
    payment_method: brand.paymentMethods.map((method) => ({
      ...item(method),
      payment_method_id: method.id,
      ...paymentMethodColumns(method),
      iban_encrypted: encryptedIban(cipher, customer_id, method),
    })),
    contract: brand.contracts.map((contract) => ({
      ...scope,
      contract_id: contract.id,
      contract_number: contract.number,
      number_changed_at: contract.numberChangedAt ?? null,
      product_name: contract.product,
      business_area: contract.area,
      commodity: supplyOf(contract).commodity,
      tariff: contract.tariff,
      term_start: contract.since,
      term_end: contract.until ?? null,
      is_paperless: contract.paperless,
      payment_method_id: contract.paymentMethod,
    })),
    consumption: consumptionRows(customer_id, brand.contracts),
    email_address: brand.emailAddresses.map((email) => ({
      ...item(email),
      email_address_id: email.id,
      ...channelColumns(email),
    })),
    phone_number: brand.phoneNumbers.map((phone) => ({
      ...item(phone),
      phone_number_id: phone.id,
      ...channelColumns(phone),
    })),
    address: brand.addresses.map((address) => ({
      ...item(address),
      address_id: address.id,
      street: address.street,
      house_number: address.houseNumber,
      addition: address.addition ?? null,
      postal_code: address.postalCode,
      city: address.city,
      is_contact: address.contact ?? false,
    })),
    contract_email_address: links(
      brand.emailAddresses,
      (email) => email.contracts,
      (email_address_id) => ({ email_address_id }),
    ),
    contract_phone_number: links(
      brand.phoneNumbers,
      (phone) => phone.contracts,
      (phone_number_id) => ({ phone_number_id }),
    ),
    contract_address: [
      ...links(
        brand.addresses,
        (address) => address.billing,
        (address_id) => ({ address_id, use: 'billing' as const }),
      ),
      ...links(
        brand.addresses,
        (address) => address.delivery,
        (address_id) => ({ address_id, use: 'delivery' as const }),
      ),
    ],
    ...consentRows(scope, brand),
  }
}

const phonePinRow = (
  cipher: Cipher,
  { customerId, tenantId }: { customerId: string; tenantId: TenantId },
  { pin, changedAt }: { pin: string; changedAt: string },
) => ({
  customer_id: customerId,
  tenant_id: tenantId,
  pin_encrypted: cipher.encrypt(pin, placeOf(phonePinColumn, customerId, tenantId)),
  changed_at: changedAt,
})

/** Groups of rows by table; inserted one after the other, each finds what it refers to. */
export function customerRows(cipher: Cipher, customer: SeedCustomer): Rows[] {
  const businessSystems = customer.businessSystems.map((system) => ({
    customer_id: customer.customerId,
    tenant_id: system.tenantId,
    system: system.system,
    phone_pin_enabled: system.phonePin.enabled,
    cmdm_enabled: system.cmdm.enabled,
  }))
  const phonePins = customer.businessSystems.flatMap(({ tenantId, phonePin: { present } }) =>
    present ? [phonePinRow(cipher, { customerId: customer.customerId, tenantId }, present)] : [],
  )
  return [
    { business_system: businessSystems, phone_pin: phonePins },
    ...customer.brands.map((brand) => brandRows(cipher, customer.customerId, brand)),
  ]
}
