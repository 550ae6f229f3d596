import type { CustomerProfile } from '@portal/contracts'
import { emailOfContract, isSameAddress } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Notice } from '@portal/ui'
import { paperlessTexts } from './paperless.de.ts'

interface AddressChangeProps {
  profile: CustomerProfile
  contractIds: readonly string[]
  email: string
}

const MOST_NAMED = 2

/** Tells the customer which contracts get a new e-mail address. Empty if none does. */
export function AddressChange({ profile, contractIds, email }: AddressChangeProps) {
  const { t } = useTexts(paperlessTexts)
  const present = contractIds.map((id) => emailOfContract(profile, id)?.value)
  const changed = present.filter((address) => address === undefined || !isSameAddress(address, email))
  const replaced = [...new Set(changed.filter((address) => address !== undefined))]
  const replacedText =
    replaced.length > MOST_NAMED
      ? t('becomes.many', { count: replaced.length })
      : new Intl.ListFormat('de').format(replaced)
  if (changed.length === 0) return null
  const sentences = [
    t('becomes.address', { email, count: contractIds.length }),
    ...(replaced.length > 0
      ? [t('becomes.instead', { replaced: replacedText, count: replaced.length })]
      : []),
  ]
  return <Notice>{sentences.join(' ')}</Notice>
}
