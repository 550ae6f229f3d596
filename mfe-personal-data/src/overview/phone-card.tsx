import type { CustomerProfile } from '@portal/contracts'
import { PreloadLink, useLinkTo } from '@portal/portal'
import { german } from '@portal/text'
import { buttonClass } from '@portal/ui'
import Phone from 'lucide-react/icons/phone'
import { useTranslation } from 'react-i18next'
import { loadPhoneListPage } from '../dialogs.ts'
import { paths } from '../paths.ts'
import { FactCard } from './fact-card.tsx'

type Channels = CustomerProfile['communicationChannelData']

export function PhoneCard({ channels }: { channels: Channels }) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const phones = [...channels.contractPhoneNumbers, ...channels.contactPhoneNumbers]
  return (
    <FactCard
      title={t('phone')}
      icon={<Phone />}
      facts={phones.map((phone) => ({ ...phone, shown: german.formatPhone(phone) }))}
      actions={
        <PreloadLink
          className={buttonClass('secondary')}
          to={linkTo(paths.phones)}
          preload={loadPhoneListPage}
        >
          {t('showPhones')}
        </PreloadLink>
      }
    />
  )
}
