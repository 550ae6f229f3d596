import { consentsOf, type ResearchPermissions } from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass } from '@portal/ui'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import { ConsentCard, ConsentRow } from '../consent-card.tsx'
import { privacyTexts } from '../texts.de.ts'

export function ResearchCard({ permissions }: { permissions: ResearchPermissions }) {
  const { t } = useTexts(privacyTexts)
  return (
    <ConsentCard
      title={t('research.title')}
      icon={<ClipboardList />}
      text={t('research.text')}
      changedAt={permissions.changedAt}
      actions={
        <RouteLink className={buttonClass('secondary')} to="research">
          {t('research.change')}
        </RouteLink>
      }
    >
      {consentsOf.research.map((name) => (
        <ConsentRow key={name} label={t(`research.${name}`)} given={permissions[name]} />
      ))}
    </ConsentCard>
  )
}
