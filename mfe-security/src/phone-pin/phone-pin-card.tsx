import { DialogLink, useLinkTo } from '@portal/portal'
import { buttonClass, Card, DataRow, DefinitionList, EmptyState } from '@portal/ui'
import Phone from 'lucide-react/icons/phone'
import { useTranslation } from 'react-i18next'
import { loadPhonePinDialog } from '../pages.ts'
import { paths } from '../paths.ts'
import { PresentPinCard } from './present-pin-card.tsx'
import { useBrandSystem } from './use-brand-system.ts'

/** The PIN that the brand asks for on the phone; no card as long as no brand is known. */
export function PhonePinCard() {
  const { t } = useTranslation()
  const system = useBrandSystem()
  if (!system) return null
  const { phonePin, tenantId } = system
  if (!phonePin.enabled) {
    return (
      <Card title={t('pin.title')} icon={<Phone />}>
        <DefinitionList>
          <DataRow label={t('pin.label')}>{t('pin.disabled')}</DataRow>
        </DefinitionList>
      </Card>
    )
  }
  if (phonePin.version === 0) return <NoPinCard />
  return <PresentPinCard key={tenantId} tenantId={tenantId} changedAt={phonePin.changedAt} />
}

function NoPinCard() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <Card title={t('pin.title')} icon={<Phone />}>
      <EmptyState
        title={t('pin.none')}
        actions={
          <DialogLink
            className={buttonClass('secondary')}
            to={linkTo(paths.phonePin)}
            preload={loadPhonePinDialog}
          >
            {t('pin.add')}
          </DialogLink>
        }
      >
        {t('pin.noneText')}
      </EmptyState>
    </Card>
  )
}
