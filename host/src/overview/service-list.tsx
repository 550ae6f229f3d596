import { type Service, services, tenants } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Card, ExternalLink } from '@portal/ui'
import Car from 'lucide-react/icons/car'
import HousePlug from 'lucide-react/icons/house-plug'
import Monitor from 'lucide-react/icons/monitor'
import Zap from 'lucide-react/icons/zap'
import { hostTexts } from '../texts.de.ts'
import css from './overview.module.css'

const icons: Record<Service['icon'], typeof Car> = {
  electricity: Zap,
  'web-account': Monitor,
  mobility: Car,
  home: HousePlug,
}

/** The services of the account. Needs no data, so it is shown even if requests fail. */
export default function ServiceList() {
  const { t } = useTexts(hostTexts)
  return (
    <div className={css.grid}>
      {services.map(({ id, name, purpose, url, icon, tenantId }) => {
        const Icon = icons[icon]
        return (
          <Card
            key={id}
            repeated
            level={3}
            title={name}
            icon={<Icon />}
            actions={
              <ExternalLink href={url} target="_blank">
                {t('overview.openService', { name })}
              </ExternalLink>
            }
          >
            <p className={css.brand}>{tenants[tenantId].name}</p>
            <p>{purpose}</p>
          </Card>
        )
      })}
    </div>
  )
}
