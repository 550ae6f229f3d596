import type { EcoPermissions } from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass } from '@portal/ui'
import Leaf from 'lucide-react/icons/leaf'
import { ConsentCard, ConsentRow } from '../consent-card.tsx'
import { privacyTexts } from '../texts.de.ts'
import { ecoConsents } from './eco-consents.ts'

export function EcoCard({ permissions }: { permissions: EcoPermissions }) {
  const { t } = useTexts(privacyTexts)
  return (
    <ConsentCard
      title={t('eco.title')}
      icon={<Leaf />}
      text={t('eco.text')}
      changedAt={permissions.changedAt}
      actions={
        <>
          <RouteLink className={buttonClass('secondary')} to="eco">
            {t('eco.change')}
          </RouteLink>
          <RouteLink className={buttonClass('quiet')} to="partners">
            {t('eco.partners')}
          </RouteLink>
        </>
      }
    >
      {ecoConsents.map((name) => (
        <ConsentRow key={name} label={t(`eco.${name}`)} given={permissions[name]} />
      ))}
    </ConsentCard>
  )
}
