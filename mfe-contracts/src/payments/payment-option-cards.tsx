import { type DeepLinks, deepLinks, type PaymentKind, type TenantId, tenants } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Accordion, AccordionItem, buttonClass, Card, CardGrid, ExternalLink, Group } from '@portal/ui'
import CirclePlus from 'lucide-react/icons/circle-plus'
import FilePenLine from 'lucide-react/icons/file-pen-line'
import SquarePen from 'lucide-react/icons/square-pen'
import { paymentsTexts } from './payments.de.ts'

interface PaymentOption {
  name: 'grantMandate' | 'addAccount' | 'changeAccount'
  /** The page in the brand's own account. */
  page: keyof DeepLinks
  Icon: typeof SquarePen
  /** The payment kinds that offer this. */
  kinds: readonly PaymentKind[]
}

const options: readonly PaymentOption[] = [
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

interface PaymentOptionCardsProps {
  /** The payment kinds that the customer uses. */
  kinds: readonly PaymentKind[]
  tenantId: TenantId
}

/** Links to change payments in the brand's own account. */
export function PaymentOptionCards({ kinds, tenantId }: PaymentOptionCardsProps) {
  const { t } = useTexts(paymentsTexts)
  const offered = options.filter((option) => kinds.some((kind) => option.kinds.includes(kind)))
  const { name: brand } = tenants[tenantId]
  if (offered.length === 0) return null
  return (
    <Group title={t('change')}>
      <CardGrid>
        {offered.map(({ name, page, Icon }) => (
          <Card
            key={name}
            level={3}
            title={t(`${name}.title`)}
            icon={<Icon />}
            actions={
              <ExternalLink className={buttonClass('quiet')} href={deepLinks[tenantId][page]} target="_blank">
                {t(`${name}.link`)}
              </ExternalLink>
            }
          >
            <p>{t(`${name}.text`, { name: brand })}</p>
            {name === 'grantMandate' && <MandateTerms brand={brand} />}
          </Card>
        ))}
      </CardGrid>
    </Group>
  )
}

/** The right to a refund and the wording, which a payer must see before granting a mandate. */
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
