import { consentsOf, type TrackingPermissions } from '@portal/contracts'
import { DialogLink, useLinkTo } from '@portal/portal'
import { buttonClass } from '@portal/ui'
import UserRoundSearch from 'lucide-react/icons/user-round-search'
import { useTranslation } from 'react-i18next'
import { ConsentCard, ConsentRow } from '../consent-card.tsx'
import { loadInterestProfileDialog, loadTrackingDialog } from '../pages.ts'
import { paths } from '../paths.ts'

export function TrackingCard({ permissions }: { permissions: TrackingPermissions }) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <ConsentCard
      title={t('tracking.title')}
      icon={<UserRoundSearch />}
      text={t('tracking.text')}
      changedAt={permissions.changedAt}
      actions={
        <>
          <DialogLink
            className={buttonClass('secondary')}
            to={linkTo(paths.tracking)}
            preload={loadTrackingDialog}
          >
            {t('tracking.change')}
          </DialogLink>
          <DialogLink
            className={buttonClass('quiet')}
            to={linkTo(paths.interestProfile)}
            preload={loadInterestProfileDialog}
          >
            {t('tracking.interests')}
          </DialogLink>
        </>
      }
    >
      {consentsOf.tracking.map((name) => (
        <ConsentRow key={name} label={t(`tracking.${name}`)} given={permissions[name]} />
      ))}
    </ConsentCard>
  )
}
