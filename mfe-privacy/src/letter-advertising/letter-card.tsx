import { type ProductConsent, type TenantId, tenants } from '@portal/contracts'
import { DialogLink, useLinkTo } from '@portal/portal'
import { buttonClass, DataRow } from '@portal/ui'
import MailX from 'lucide-react/icons/mail-x'
import { useTranslation } from 'react-i18next'
import { ConsentCard } from '../consent-card.tsx'
import { loadLetterDialog } from '../pages.ts'
import { paths } from '../paths.ts'

interface LetterCardProps {
  tenantId: TenantId
  consent: ProductConsent
}

/** Whether the brand may still advertise by letter, which the law allows until the customer objects. */
export function LetterCard({ tenantId, consent: { given, objectedAt } }: LetterCardProps) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <ConsentCard
      title={t('letterCard.title')}
      icon={<MailX />}
      text={t('letterCard.text')}
      changedAt={objectedAt}
      actions={
        given && (
          <DialogLink
            className={buttonClass('secondary')}
            to={linkTo(paths.letterAdvertising)}
            preload={loadLetterDialog}
          >
            {t('letterCard.object')}
          </DialogLink>
        )
      }
    >
      <DataRow label={t('letterCard.label', { brand: tenants[tenantId].name })}>
        {t(given ? 'letterCard.given' : 'letterCard.objected')}
      </DataRow>
    </ConsentCard>
  )
}
