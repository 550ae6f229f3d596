import type { PersonalData } from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { buttonClass } from '@portal/ui'
import Cake from 'lucide-react/icons/cake'
import { personalDataTexts } from '../texts.de.ts'
import { FactCard } from './fact-card.tsx'

export function BirthDateCard({ personalData }: { personalData: PersonalData }) {
  const { t } = useTexts(personalDataTexts)
  const { birthday, birthdayChangedAt } = personalData
  return (
    <FactCard
      title={t('birthDate.title')}
      icon={<Cake />}
      facts={
        birthday ? [{ id: 'birthday', shown: german.formatDate(birthday), changedAt: birthdayChangedAt }] : []
      }
      actions={
        <RouteLink className={buttonClass('secondary')} to="birthDate">
          {birthday ? t('birthDate.change') : t('birthDate.add')}
        </RouteLink>
      }
    />
  )
}
