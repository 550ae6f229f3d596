import { deepLinks, type TenantId, tenants } from '@portal/contracts'
import { Accordion, AccordionItem, buttonClass, Card, ExternalLink } from '@portal/ui'
import CirclePlus from 'lucide-react/icons/circle-plus'
import FilePenLine from 'lucide-react/icons/file-pen-line'
import SquarePen from 'lucide-react/icons/square-pen'
import { useTranslation } from 'react-i18next'
import { type PaymentWay, pageOf } from './payment-ways.ts'

const icons = { grantMandate: FilePenLine, addAccount: CirclePlus, changeAccount: SquarePen }

interface PaymentWayCardProps {
  way: PaymentWay
  tenantId: TenantId
}

/** What the brand's own account does about payments, with the way there. */
export function PaymentWayCard({ way, tenantId }: PaymentWayCardProps) {
  const { t } = useTranslation()
  const Icon = icons[way]
  const { name } = tenants[tenantId]
  return (
    <Card
      title={t(`paymentMethods.${way}.title`)}
      icon={<Icon />}
      actions={
        <ExternalLink
          className={buttonClass('secondary')}
          href={deepLinks[tenantId][pageOf(way)]}
          target="_blank"
        >
          {t(`paymentMethods.${way}.link`)}
        </ExternalLink>
      }
    >
      <p>{t(`paymentMethods.${way}.text`, { name })}</p>
      {way === 'grantMandate' && <MandateTerms name={name} />}
    </Card>
  )
}

/** What a payer agrees to and may claim, before they are led to where they agree. */
function MandateTerms({ name }: { name: string }) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('paymentMethods.refund.text')}</p>
      <Accordion>
        <AccordionItem title={t('paymentMethods.wording.title')}>
          <p>{t('paymentMethods.wording.text', { name })}</p>
          <p>{t('paymentMethods.wording.numbers')}</p>
        </AccordionItem>
      </Accordion>
    </>
  )
}
