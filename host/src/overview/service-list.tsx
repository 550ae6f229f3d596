import { type Service, servicesFor, type TenantId, tenants } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Card, CardGrid, ExternalLink } from '@portal/ui'
import Car from 'lucide-react/icons/car'
import HousePlug from 'lucide-react/icons/house-plug'
import Monitor from 'lucide-react/icons/monitor'
import Zap from 'lucide-react/icons/zap'
import { overviewTexts } from './overview.de.ts'
import css from './overview.module.css'

const icons: Record<Service['icon'], typeof Car> = {
  electricity: Zap,
  'web-account': Monitor,
  mobility: Car,
  home: HousePlug,
}

function ServiceCards({ offered }: { offered: readonly Service[] }) {
  const { t } = useTexts(overviewTexts)
  return (
    <CardGrid>
      {offered.map(({ id, name, purpose, url, icon, tenantId }) => {
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
                {t('openService', { name })}
              </ExternalLink>
            }
          >
            <p className={css.brand}>{tenants[tenantId].name}</p>
            <p>{purpose}</p>
          </Card>
        )
      })}
    </CardGrid>
  )
}

interface ServiceListProps {
  /** The shown brand. */
  own: TenantId | undefined
  /** The brands of the customer; undefined while they are unknown, so that all services are shown. */
  brands: readonly TenantId[] | undefined
}

/** The services of the shown brand, then those of the customer's other brands. Needs no data, so it is shown even if requests fail. */
export default function ServiceList({ own, brands }: ServiceListProps) {
  const { t } = useTexts(overviewTexts)
  const { ofOwn, ofOthers } = servicesFor(own, brands)
  return (
    <>
      <section className={css.services} aria-labelledby="dienste">
        <h2 id="dienste">{t('services')}</h2>
        <ServiceCards offered={ofOwn} />
      </section>
      {ofOthers.length > 0 && (
        <section className={css.services} aria-labelledby="weitere-dienste">
          <h2 id="weitere-dienste">{t('otherServices')}</h2>
          <ServiceCards offered={ofOthers} />
        </section>
      )}
    </>
  )
}
