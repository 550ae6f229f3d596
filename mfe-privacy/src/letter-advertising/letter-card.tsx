import { consentLabel, type ProductConsent, type TenantId, tenants } from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, DataRow } from '@portal/ui'
import MailX from 'lucide-react/icons/mail-x'
import { ConsentCard } from '../consent-card.tsx'
import { privacyTexts } from '../texts.de.ts'

interface LetterCardProps {
  tenantId: TenantId
  consent: ProductConsent
}

/** The law allows letter advertising until the customer objects. */
export function LetterCard({ tenantId, consent: { given, objectedAt } }: LetterCardProps) {
  const { t } = useTexts(privacyTexts)
  return (
    <ConsentCard
      title={consentLabel('product-consent')}
      icon={<MailX />}
      text={t('letterCard.text')}
      changedAt={objectedAt}
      actions={
        given && (
          <RouteLink className={buttonClass('quiet')} to="letterAdvertising">
            {t('letterCard.object')}
          </RouteLink>
        )
      }
    >
      <DataRow label={t('letterCard.label', { brand: tenants[tenantId].name })}>
        {t(given ? 'letterCard.given' : 'letterCard.objected')}
      </DataRow>
    </ConsentCard>
  )
}
