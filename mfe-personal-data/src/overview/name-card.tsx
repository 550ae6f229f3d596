import type { PersonalData } from '@portal/contracts'
import { DialogLink, useLinkTo } from '@portal/portal'
import { buttonClass } from '@portal/ui'
import User from 'lucide-react/icons/user'
import { useTranslation } from 'react-i18next'
import { loadHelpDialog } from '../dialogs.ts'
import { paths } from '../paths.ts'
import { FactCard } from './fact-card.tsx'

/** The service changes a name; how to reach it stands in the dialog. */
export function NameCard({ personalData }: { personalData: PersonalData }) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const { name, nameChangedAt } = personalData
  return (
    <FactCard
      title={t('name')}
      icon={<User />}
      facts={name ? [{ id: 'name', shown: name, changedAt: nameChangedAt }] : []}
      actions={
        <DialogLink
          className={buttonClass('secondary')}
          to={`${linkTo(paths.help)}#name`}
          preload={loadHelpDialog}
        >
          {t('changeName')}
        </DialogLink>
      }
    />
  )
}
