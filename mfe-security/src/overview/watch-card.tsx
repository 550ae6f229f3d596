import { PreloadLink, useLinkTo } from '@portal/portal'
import { buttonClass, Card } from '@portal/ui'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useTranslation } from 'react-i18next'
import { loadDevicesPage, loadEventsPage } from '../pages.ts'
import { paths } from '../paths.ts'

/** Leads to what happened to the sign-in, and to where it is in use. */
export function WatchCard() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <Card
      title={t('watch.title')}
      icon={<ShieldCheck />}
      actions={
        <>
          <PreloadLink
            className={buttonClass('secondary')}
            to={linkTo(paths.events)}
            preload={loadEventsPage}
          >
            {t('watch.events')}
          </PreloadLink>
          <PreloadLink
            className={buttonClass('secondary')}
            to={linkTo(paths.devices)}
            preload={loadDevicesPage}
          >
            {t('watch.devices')}
          </PreloadLink>
        </>
      }
    >
      <p>{t('watch.text')}</p>
    </Card>
  )
}
