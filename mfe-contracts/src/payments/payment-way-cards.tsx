import { type DeepLinks, deepLinks, type PaymentKind, type TenantId, tenants } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Accordion, AccordionItem, buttonClass, Card, CardGrid, ExternalLink } from '@portal/ui'
import CirclePlus from 'lucide-react/icons/circle-plus'
import FilePenLine from 'lucide-react/icons/file-pen-line'
import SquarePen from 'lucide-react/icons/square-pen'
import { paymentsTexts } from './payments.de.ts'

interface PaymentWay {
  name: 'grantMandate' | 'addAccount' | 'changeAccount'
  /** The page for it in the brand's own account. */
  page: keyof DeepLinks
  Icon: typeof SquarePen
  /** The ways to pay for which it makes sense. */
  kinds: readonly PaymentKind[]
}

/** What a customer can do about their payments. */
const ways: readonly PaymentWay[] = [
  {
    name: 'grantMandate',
    page: 'sepaMandate',
    Icon: FilePenLine,
    kinds: ['credit-account', 'self-payment'],
  },
  { name: 'addAccount', page: 'bankAccount', Icon: CirclePlus, kinds: ['self-payment'] },
  {
    name: 'changeAccount',
    page: 'bankAccount',
    Icon: SquarePen,
    kinds: ['bank-direct-debit', 'credit-account'],
  },
]

interface PaymentWayCardsProps {
  /** How the customer pays now. */
  kinds: readonly PaymentKind[]
  tenantId: TenantId
}

/** What the brand's own account does about payments, with the ways there. */
export function PaymentWayCards({ kinds, tenantId }: PaymentWayCardsProps) {
  const { t } = useTexts(paymentsTexts)
  const offered = ways.filter((way) => kinds.some((kind) => way.kinds.includes(kind)))
  const { name: brand } = tenants[tenantId]
  if (offered.length === 0) return null
  return (
    <>
      <h2>{t('change')}</h2>
      <CardGrid>
        {offered.map(({ name, page, Icon }) => (
          <Card
            key={name}
            title={t(`${name}.title`)}
            icon={<Icon />}
            actions={
              <ExternalLink
                className={buttonClass('secondary')}
                href={deepLinks[tenantId][page]}
                target="_blank"
              >
                {t(`${name}.link`)}
              </ExternalLink>
            }
          >
            <p>{t(`${name}.text`, { name: brand })}</p>
            {name === 'grantMandate' && <MandateTerms brand={brand} />}
          </Card>
        ))}
      </CardGrid>
    </>
  )
}

/** What a payer agrees to and may claim, before they are led to where they agree. */
function MandateTerms({ brand }: { brand: string }) {
  const { t } = useTexts(paymentsTexts)
  return (
    <>
      <p>{t('refund.text')}</p>
      <Accordion>
        <AccordionItem title={t('wording.title')}>
          <p>{t('wording.text', { name: brand })}</p>
          <p>{t('wording.numbers')}</p>
        </AccordionItem>
      </Accordion>
    </>
  )
}
