import { PortalLink, PreloadLink, useLinkTo } from '@portal/portal'
import { buttonClass, Notice } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { loadDevicesPage, loadPasswordResetPage } from '../pages.ts'
import { paths } from '../paths.ts'

/** What to do about something that was somebody else. Stands above the list, which may be long. */
export function NotMe() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <Notice
      title={t('events.notMe.title')}
      actions={
        <>
          <PreloadLink
            className={buttonClass('secondary')}
            to={linkTo(paths.passwordReset)}
            preload={loadPasswordResetPage}
          >
            {t('password.reset')}
          </PreloadLink>
          <PreloadLink className={buttonClass('quiet')} to={linkTo(paths.devices)} preload={loadDevicesPage}>
            {t('events.notMe.devices')}
          </PreloadLink>
          <PortalLink className={buttonClass('quiet')} to="/personal-data/help">
            {t('events.notMe.help')}
          </PortalLink>
        </>
      }
    >
      {t('events.notMe.text')}
    </Notice>
  )
}
