import { type CustomerProfile, displayPhoneNumber, type PhoneItem, type TenantId } from '@portal/contracts'
import type { Database } from '../database/open-database.ts'
import type { Cipher } from '../encryption/cipher.ts'
import { findPendingAddresses } from '../pending-addresses/pending-addresses.repository.ts'
import { findConsents } from '../permissions/permissions.repository.ts'
import { findAddresses } from './addresses.repository.ts'
import { type Channel, findEmailAddresses, findPhoneNumbers } from './channels.repository.ts'
import { findContracts } from './contracts.repository.ts'
import { findPaymentData } from './payment-methods.repository.ts'
import { findPersonalData } from './personal-data.repository.ts'

const contactItems = <Item>(channels: Channel<Item>[]) =>
  channels.filter(({ isContact }) => isContact).map(({ item }) => item)

/** Lists the unused addresses that contracts may return to at the end. */
function contractItems<Item extends { contracts: string[] }>(channels: Channel<Item>[]): Item[] {
  const serving = channels.filter(({ item }) => item.contracts.length > 0)
  const unused = channels.filter(({ item, isContact }) => item.contracts.length === 0 && !isContact)
  return [...serving, ...unused].map(({ item }) => item)
}

const withDisplay = (phone: PhoneItem): PhoneItem => ({ ...phone, display: displayPhoneNumber(phone.value) })

export interface ProfileParts {
  db: Database
  cipher: Cipher
}

/** The brand's data of the customer: one statement per section, regardless of the number of items. */
export async function customerProfile(
  { db, cipher }: ProfileParts,
  customerId: string,
  tenantId: TenantId,
): Promise<CustomerProfile> {
  const brand = { customerId, tenantId }
  const [personalData, contracts, emailAddresses, phoneNumbers, paymentData, addressData, pending, consents] =
    await Promise.all([
      findPersonalData(db, customerId),
      findContracts(db, customerId),
      findEmailAddresses(db, brand),
      findPhoneNumbers(db, brand),
      findPaymentData(db, cipher, brand),
      findAddresses(db, brand),
      findPendingAddresses(db, brand),
      findConsents(db, brand),
    ])
  return {
    tenantId,
    undecidedConsents: Object.values(consents).filter(({ changedAt }) => changedAt === null).length,
    personalData,
    communicationChannelData: {
      emailCount: emailAddresses.length,
      contactEmailAddresses: contactItems(emailAddresses),
      contractEmailAddresses: contractItems(emailAddresses),
      pendingEmailAddresses: pending,
      phoneNumberCount: phoneNumbers.length,
      contactPhoneNumbers: contactItems(phoneNumbers).map(withDisplay),
      contractPhoneNumbers: contractItems(phoneNumbers).map(withDisplay),
    },
    contractData: {
      contracts: contracts.filter((contract) => contract.tenantId === tenantId),
      otherContracts: contracts.filter((contract) => contract.tenantId !== tenantId),
    },
    paymentData,
    addressData,
  }
}
