import { useUserProfile } from '@portal/bff-client'
import { consentLabel, type Permissions } from '@portal/contracts'
import { LoadedContent, ProfileContent, RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, DataRow, DefinitionList, Notice, Skeleton } from '@portal/ui'
import { InfoDialog } from '../info-dialog.tsx'
import { usePermissions } from '../permissions.api.ts'
import { privacyTexts } from '../texts.de.ts'
import { ContractInterests } from './contract-interests.tsx'
import { interestProfileTexts } from './interest-profile.de.ts'

/** The sources of the interest profile, and its content with the present consents. */
export default function InterestProfileDialog() {
  const { t } = useTexts(interestProfileTexts)
  const tab = useTexts(privacyTexts)
  return (
    <InfoDialog title={tab.t('more.interestProfile')}>
      <p>{t('lead')}</p>
      <LoadedContent query={usePermissions()} skeleton={<Skeleton lines={4} />}>
        {({ tracking }) => <PresentProfile tracking={tracking} />}
      </LoadedContent>
      <p>{t('never')}</p>
      <p>{t('effect')}</p>
    </InfoDialog>
  )
}

function PresentProfile({ tracking }: { tracking: Permissions<'tracking'> }) {
  const { t } = useTexts(interestProfileTexts)
  const tab = useTexts(privacyTexts)
  const { trackingProfiling, profiling2 } = tracking
  if (!trackingProfiling && !profiling2) {
    return (
      <Notice
        actions={
          <RouteLink className={buttonClass('secondary')} to="tracking">
            {tab.t('kinds.tracking.change')}
          </RouteLink>
        }
      >
        {t('none')}
      </Notice>
    )
  }
  return (
    <>
      <p>{t('flowing')}</p>
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
  const { t } = useTexts(interestProfileTexts)
  const { data: user } = useUserProfile()
  return (
    <>
      <DataRow label={t('use')}>{t('useText')}</DataRow>
      <DataRow label={t('application')}>{user?.lastUsedApplication?.name ?? t('unknown')}</DataRow>
    </>
  )
}

function Missing({ of: consent }: { of: 'trackingProfiling' | 'profiling2' }) {
  const { t } = useTexts(interestProfileTexts)
  return <DataRow label={consentLabel(`tracking.${consent}`)}>{t('notIn')}</DataRow>
}
