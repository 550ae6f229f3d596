import type { CustomerProfile } from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { buttonClass } from '@portal/ui'
import Phone from 'lucide-react/icons/phone'
import { personalDataTexts } from '../texts.de.ts'
import { FactCard } from './fact-card.tsx'

type Channels = CustomerProfile['communicationChannelData']

export function PhoneCard({ channels }: { channels: Channels }) {
  const { t } = useTexts(personalDataTexts)
  const phones = [...channels.contractPhoneNumbers, ...channels.contactPhoneNumbers]
  return (
    <FactCard
      title={t('phone')}
      icon={<Phone />}
      facts={phones.map((phone) => ({ ...phone, shown: german.formatPhone(phone) }))}
      actions={
        <RouteLink className={buttonClass('secondary')} to="phones">
          {t('showPhones')}
        </RouteLink>
      }
    />
  )
}
