import { type DeepLinks, deepLinks, type TenantId, tenants } from '@portal/contracts'
import { ServiceContact } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, ExternalLink, type HeadingLevel } from '@portal/ui'
import Headset from 'lucide-react/icons/headset'
import SquarePen from 'lucide-react/icons/square-pen'
import Truck from 'lucide-react/icons/truck'
import { addressesTexts } from './addresses.de.ts'
import type { AddressType } from './addresses.ts'

const pages: Record<AddressType, { page: keyof DeepLinks; Icon: typeof Truck }> = {
  delivery: { page: 'relocation', Icon: Truck },
  billing: { page: 'contractAddress', Icon: SquarePen },
  contact: { page: 'userData', Icon: SquarePen },
}

interface ChangeOptionProps {
  type: AddressType
  tenantId: TenantId
  level?: HeadingLevel
}

/** Links to the brand's own account, which changes addresses. */
export function OptionCard({ type, tenantId, level = 2 }: ChangeOptionProps) {
  const { t } = useTexts(addressesTexts)
  const { page, Icon } = pages[type]
  const { name } = tenants[tenantId]
  return (
    <Card
      level={level}
      title={t(`${type}.option`)}
      icon={<Icon />}
      actions={
        <ExternalLink className={buttonClass()} href={deepLinks[tenantId][page]} target="_blank">
          {t(`${type}.optionLink`, { name })}
        </ExternalLink>
      }
    >
      <p>{t(`${type}.optionText`, { name })}</p>
    </Card>
  )
}

/** The brand's service, which changes what its account does not. */
export function ServiceCard({ type, tenantId, level = 2 }: ChangeOptionProps) {
  const { t } = useTexts(addressesTexts)
  return (
    <Card level={level} title={t('service')} icon={<Headset />}>
      <p>{t(`${type}.serviceText`)}</p>
      <ServiceContact tenantId={tenantId} />
    </Card>
  )
}
