import type { PersonalData } from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass } from '@portal/ui'
import User from 'lucide-react/icons/user'
import { personalDataTexts } from '../texts.de.ts'
import { FactCard } from './fact-card.tsx'

/** The service changes a name; how to reach it stands in the dialog. */
export function NameCard({ personalData }: { personalData: PersonalData }) {
  const { t } = useTexts(personalDataTexts)
  const { name, nameChangedAt } = personalData
  return (
    <FactCard
      title={t('name')}
      icon={<User />}
      facts={name ? [{ id: 'name', shown: name, changedAt: nameChangedAt }] : []}
      actions={
        <RouteLink className={buttonClass('secondary')} to="help" suffix="#name">
          {t('changeName')}
        </RouteLink>
      }
    />
  )
}
