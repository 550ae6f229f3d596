import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card } from '@portal/ui'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { securityTexts } from '../texts.de.ts'

/** Leads to what happened to the sign-in, and to where it is in use. */
export function WatchCard() {
  const { t } = useTexts(securityTexts)
  return (
    <Card
      title={t('watch.title')}
      icon={<ShieldCheck />}
      actions={
        <>
          <RouteLink className={buttonClass('secondary')} to="events">
            {t('watch.events')}
          </RouteLink>
          <RouteLink className={buttonClass('secondary')} to="devices">
            {t('watch.devices')}
          </RouteLink>
        </>
      }
    >
      <p>{t('watch.text')}</p>
    </Card>
  )
}
