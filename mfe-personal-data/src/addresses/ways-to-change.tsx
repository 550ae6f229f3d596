import { type DeepLinks, deepLinks, type TenantId, tenants } from '@portal/contracts'
import { ServiceContact } from '@portal/portal'
import { buttonClass, Card, ExternalLink } from '@portal/ui'
import Headset from 'lucide-react/icons/headset'
import SquarePen from 'lucide-react/icons/square-pen'
import Truck from 'lucide-react/icons/truck'
import { useTranslation } from 'react-i18next'
import type { AddressType } from './addresses.ts'
import css from './ways-to-change.module.css'

const pages: Record<AddressType, { page: keyof DeepLinks; Icon: typeof Truck }> = {
  delivery: { page: 'relocation', Icon: Truck },
  billing: { page: 'contractAddress', Icon: SquarePen },
  contact: { page: 'userData', Icon: SquarePen },
}

interface WaysToChangeProps {
  type: AddressType
  tenantId: TenantId
}

/** Nothing changes an address here: the brand's own account does, or its service. */
export function WaysToChange({ type, tenantId }: WaysToChangeProps) {
  const { t } = useTranslation()
  const { page, Icon } = pages[type]
  const { name } = tenants[tenantId]
  return (
    <div className={css.ways}>
      <Card
        title={t(`addresses.${type}.way`)}
        icon={<Icon />}
        actions={
          <ExternalLink className={buttonClass()} href={deepLinks[tenantId][page]} target="_blank">
            {t(`addresses.${type}.wayLink`, { name })}
          </ExternalLink>
        }
      >
        <p>{t(`addresses.${type}.wayText`, { name })}</p>
      </Card>
      <Card title={t('addresses.service')} icon={<Headset />}>
        <p>{t(`addresses.${type}.serviceText`)}</p>
        <ServiceContact tenantId={tenantId} />
      </Card>
    </div>
  )
}
