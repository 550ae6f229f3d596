import type { CustomerProfile, PhoneItem } from '@portal/contracts'
import { contractsOf, servedContracts } from '@portal/portal'
import { isContact } from './phone-numbers.ts'
import { phonesTexts } from './phones.de.ts'

/** Describes the uses of a number, with the names of two contracts at most. */
export const usesOf = (profile: CustomerProfile, phone: PhoneItem): string =>
  [
    servedContracts(contractsOf(profile, phone.contracts)),
    isContact(profile, phone) && phonesTexts.t('usesContact'),
  ]
    .filter(Boolean)
    .join(' · ')
