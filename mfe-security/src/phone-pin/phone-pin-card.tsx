import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, DataRow, DefinitionList, EmptyState } from '@portal/ui'
import Phone from 'lucide-react/icons/phone'
import { securityTexts } from '../texts.de.ts'
import { useBrandSystem } from './phone-pin.api.ts'
import { phonePinTexts } from './phone-pin.de.ts'
import { PresentPinCard } from './present-pin-card.tsx'

/** The card of the phone PIN. Missing while no brand is known. */
export function PhonePinCard() {
  const { t } = useTexts(phonePinTexts)
  const tab = useTexts(securityTexts)
  const system = useBrandSystem()
  if (!system) return null
  const { phonePin, tenantId } = system
  if (!phonePin.enabled) {
    return (
      <Card title={tab.t('pin.title')} icon={<Phone />}>
        <DefinitionList>
          <DataRow label={t('label')}>{t('disabled')}</DataRow>
        </DefinitionList>
      </Card>
    )
  }
  if (phonePin.version === 0) return <NoPinCard />
  return <PresentPinCard key={tenantId} tenantId={tenantId} changedAt={phonePin.changedAt} />
}

function NoPinCard() {
  const { t } = useTexts(phonePinTexts)
  const tab = useTexts(securityTexts)
  return (
    <Card title={tab.t('pin.title')} icon={<Phone />}>
      <EmptyState
        title={t('none')}
        actions={
          <RouteLink className={buttonClass('quiet')} to="phonePin">
            {t('add')}
          </RouteLink>
        }
      >
        {t('noneText')}
      </EmptyState>
    </Card>
  )
}
