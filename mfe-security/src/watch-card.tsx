import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Card, LinkRow, LinkRows } from '@portal/ui'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { securityTexts } from './texts.de.ts'

/** Links to the security events and to the signed-in devices. */
export function WatchCard() {
  const { t } = useTexts(securityTexts)
  return (
    <Card title={t('watch.title')} icon={<ShieldCheck />}>
      <p>{t('watch.text')}</p>
      <LinkRows>
        <LinkRow label={t('watch.events')} link={(row) => <RouteLink {...row} to="events" />} />
        <LinkRow label={t('watch.devices')} link={(row) => <RouteLink {...row} to="devices" />} />
      </LinkRows>
    </Card>
  )
}
