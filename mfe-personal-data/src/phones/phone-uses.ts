import type { CustomerProfile, PhoneItem } from '@portal/contracts'
import { contractsOf, servedContracts } from '@portal/portal'
import { useTranslation } from 'react-i18next'
import { isContact } from './phone-numbers.ts'

/** Says what a number is for, with the names of two contracts at most. */
export function useUsesOf(profile: CustomerProfile) {
  const { t } = useTranslation()
  return (phone: PhoneItem): string =>
    [
      servedContracts(contractsOf(profile, phone.contracts)),
      isContact(profile, phone) && t('phones.usesContact'),
    ]
      .filter(Boolean)
      .join(' · ')
}
