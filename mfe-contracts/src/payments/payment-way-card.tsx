import { deepLinks, type TenantId, tenants } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Accordion, AccordionItem, buttonClass, Card, ExternalLink } from '@portal/ui'
import CirclePlus from 'lucide-react/icons/circle-plus'
import FilePenLine from 'lucide-react/icons/file-pen-line'
import SquarePen from 'lucide-react/icons/square-pen'
import { type PaymentWay, pageOf } from './payment-ways.ts'
import { paymentsTexts } from './payments.de.ts'

const icons = { grantMandate: FilePenLine, addAccount: CirclePlus, changeAccount: SquarePen }

interface PaymentWayCardProps {
  way: PaymentWay
  tenantId: TenantId
}

/** What the brand's own account does about payments, with the way there. */
export function PaymentWayCard({ way, tenantId }: PaymentWayCardProps) {
  const { t } = useTexts(paymentsTexts)
  const Icon = icons[way]
  const { name } = tenants[tenantId]
  return (
    <Card
      title={t(`${way}.title`)}
      icon={<Icon />}
      actions={
        <ExternalLink
          className={buttonClass('secondary')}
          href={deepLinks[tenantId][pageOf(way)]}
          target="_blank"
        >
          {t(`${way}.link`)}
        </ExternalLink>
      }
    >
      <p>{t(`${way}.text`, { name })}</p>
      {way === 'grantMandate' && <MandateTerms name={name} />}
    </Card>
  )
}

/** What a payer agrees to and may claim, before they are led to where they agree. */
function MandateTerms({ name }: { name: string }) {
  const { t } = useTexts(paymentsTexts)
  return (
    <>
      <p>{t('refund.text')}</p>
      <Accordion>
        <AccordionItem title={t('wording.title')}>
          <p>{t('wording.text', { name })}</p>
          <p>{t('wording.numbers')}</p>
        </AccordionItem>
      </Accordion>
    </>
  )
}
