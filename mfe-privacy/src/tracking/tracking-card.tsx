import { consentsOf, type TrackingPermissions } from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass } from '@portal/ui'
import UserRoundSearch from 'lucide-react/icons/user-round-search'
import { ConsentCard, ConsentRow } from '../consent-card.tsx'
import { privacyTexts } from '../texts.de.ts'

export function TrackingCard({ permissions }: { permissions: TrackingPermissions }) {
  const { t } = useTexts(privacyTexts)
  return (
    <ConsentCard
      title={t('tracking.title')}
      icon={<UserRoundSearch />}
      text={t('tracking.text')}
      changedAt={permissions.changedAt}
      actions={
        <>
          <RouteLink className={buttonClass('secondary')} to="tracking">
            {t('tracking.change')}
          </RouteLink>
          <RouteLink className={buttonClass('quiet')} to="interestProfile">
            {t('tracking.interests')}
          </RouteLink>
        </>
      }
    >
      {consentsOf.tracking.map((name) => (
        <ConsentRow key={name} label={t(`tracking.${name}`)} given={permissions[name]} />
      ))}
    </ConsentCard>
  )
}
