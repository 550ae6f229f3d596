import './tracking-texts.ts'
import { useUserProfile } from '@portal/bff-client'
import type { TrackingPermissions } from '@portal/contracts'
import { LoadedContent, ProfileContent } from '@portal/portal'
import { DataRow, DefinitionList, Notice, Skeleton } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { InfoDialog } from '../info-dialog.tsx'
import { usePermissions } from '../permissions.api.ts'
import { ContractInterests } from './contract-interests.tsx'

/** What the customer's profile is made from, and what is in it with the consents as they stand. */
export default function InterestProfileDialog() {
  const { t } = useTranslation()
  return (
    <InfoDialog title={t('tracking.interests')}>
      <p>{t('trackingDialog.interests.lead')}</p>
      <LoadedContent query={usePermissions()} skeleton={<Skeleton lines={4} />}>
        {({ tracking }) => <PresentProfile tracking={tracking} />}
      </LoadedContent>
      <p>{t('trackingDialog.interests.never')}</p>
      <p>{t('trackingDialog.interests.effect')}</p>
    </InfoDialog>
  )
}

function PresentProfile({ tracking }: { tracking: TrackingPermissions }) {
  const { t } = useTranslation()
  const { trackingProfiling, profiling2 } = tracking
  if (!trackingProfiling && !profiling2) return <Notice>{t('trackingDialog.interests.none')}</Notice>
  return (
    <>
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
      <DataRow label={t('trackingDialog.interests.use')}>{t('trackingDialog.interests.useText')}</DataRow>
      <DataRow label={t('trackingDialog.interests.application')}>
        {user?.lastUsedApplication?.name ?? t('trackingDialog.interests.unknown')}
      </DataRow>
    </>
  )
}

function Missing({ of: consent }: { of: 'trackingProfiling' | 'profiling2' }) {
  const { t } = useTranslation()
  return <DataRow label={t(`tracking.${consent}`)}>{t('trackingDialog.interests.notIn')}</DataRow>
}
