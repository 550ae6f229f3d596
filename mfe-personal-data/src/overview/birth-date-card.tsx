import type { PersonalData } from '@portal/contracts'
import { DialogLink, useLinkTo } from '@portal/portal'
import { german } from '@portal/text'
import { buttonClass } from '@portal/ui'
import Cake from 'lucide-react/icons/cake'
import { useTranslation } from 'react-i18next'
import { loadBirthDateDialog } from '../dialogs.ts'
import { paths } from '../paths.ts'
import { FactCard } from './fact-card.tsx'

export function BirthDateCard({ personalData }: { personalData: PersonalData }) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const { birthday, birthdayChangedAt } = personalData
  return (
    <FactCard
      title={t('birthDate.title')}
      icon={<Cake />}
      facts={
        birthday ? [{ id: 'birthday', shown: german.formatDate(birthday), changedAt: birthdayChangedAt }] : []
      }
      actions={
        <DialogLink
          className={buttonClass('secondary')}
          to={linkTo(paths.birthDate)}
          preload={loadBirthDateDialog}
        >
          {birthday ? t('birthDate.change') : t('birthDate.add')}
        </DialogLink>
      }
    />
  )
}
