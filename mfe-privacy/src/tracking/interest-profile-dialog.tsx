import './interest-profile-texts.ts'
import { useUserProfile } from '@portal/bff-client'
import type { TrackingPermissions } from '@portal/contracts'
import { DialogLink, LoadedContent, ProfileContent, useLinkTo } from '@portal/portal'
import { buttonClass, DataRow, DefinitionList, Notice, Skeleton } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { InfoDialog } from '../info-dialog.tsx'
import { loadTrackingDialog } from '../pages.ts'
import { paths } from '../paths.ts'
import { usePermissions } from '../permissions.api.ts'
import { ContractInterests } from './contract-interests.tsx'

/** What the customer's profile is made from, and what is in it with the consents as they stand. */
export default function InterestProfileDialog() {
  const { t } = useTranslation()
  return (
    <InfoDialog title={t('tracking.interests')}>
      <p>{t('interestProfile.lead')}</p>
      <LoadedContent query={usePermissions()} skeleton={<Skeleton lines={4} />}>
        {({ tracking }) => <PresentProfile tracking={tracking} />}
      </LoadedContent>
      <p>{t('interestProfile.never')}</p>
      <p>{t('interestProfile.effect')}</p>
    </InfoDialog>
  )
}

function PresentProfile({ tracking }: { tracking: TrackingPermissions }) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const { trackingProfiling, profiling2 } = tracking
  if (!trackingProfiling && !profiling2) {
    return (
      <Notice
        actions={
          <DialogLink
            className={buttonClass('secondary')}
            to={linkTo(paths.tracking)}
            preload={loadTrackingDialog}
          >
            {t('tracking.change')}
          </DialogLink>
        }
      >
        {t('interestProfile.none')}
      </Notice>
    )
  }
  return (
    <>
      <p>{t('interestProfile.flowing')}</p>
      {profiling2 && (
        <ProfileContent skeleton={<Skeleton lines={3} />}>
          {({ contractData }) => <ContractInterests contracts={contractData.contracts} />}
        </ProfileContent>
      )}
      <DefinitionList>
        {trackingProfiling && <UseInterests />}
        {!trackingProfiling && <Missing of="trackingProfiling" />}
        {!profiling2 && <Missing of="profiling2" />}
      </DefinitionList>
    </>
  )
}

function UseInterests() {
  const { t } = useTranslation()
  const { data: user } = useUserProfile()
  return (
    <>
      <DataRow label={t('interestProfile.use')}>{t('interestProfile.useText')}</DataRow>
      <DataRow label={t('interestProfile.application')}>
        {user?.lastUsedApplication?.name ?? t('interestProfile.unknown')}
      </DataRow>
    </>
  )
}

function Missing({ of: consent }: { of: 'trackingProfiling' | 'profiling2' }) {
  const { t } = useTranslation()
  return <DataRow label={t(`tracking.${consent}`)}>{t('interestProfile.notIn')}</DataRow>
}
