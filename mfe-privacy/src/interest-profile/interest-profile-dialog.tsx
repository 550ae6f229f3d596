import { useUserProfile } from '@portal/bff-client'
import { businessAreaName, type Contract, consentLabel, type Permissions } from '@portal/contracts'
import { LoadedContent, ProfileContent, RouteLink } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { buttonClass, DataRow, DefinitionList, Notice, Skeleton } from '@portal/ui'
import { InfoDialog } from '../info-dialog.tsx'
import { usePermissions } from '../permissions.api.ts'
import { privacyTexts } from '../texts.de.ts'
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

function ContractInterests({ contracts }: { contracts: readonly Contract[] }) {
  const { t } = useTexts(interestProfileTexts)
  const areas = new Set(
    contracts.flatMap(({ businessArea }) => (businessArea ? businessAreaName(businessArea) : [])),
  )
  const [oldest] = contracts.flatMap(({ termStart }) => termStart ?? []).sort()
  const none = t('unknown')
  return (
    <DefinitionList>
      <DataRow label={t('contracts')}>{german.formatCount(contracts.length)}</DataRow>
      <DataRow label={t('areas')}>{[...areas].join(', ') || none}</DataRow>
      <DataRow label={t('since')}>{oldest ? german.formatDate(oldest) : none}</DataRow>
      <DataRow label={t('consumption')}>{t('consumptionText')}</DataRow>
    </DefinitionList>
  )
}
