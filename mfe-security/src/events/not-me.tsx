import { portalPaths } from '@portal/contracts'
import { PortalLink, RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Notice } from '@portal/ui'
import { securityTexts } from '../texts.de.ts'
import { eventsTexts } from './events.de.ts'

/** Links for events that were not the customer's. */
export function NotMe() {
  const { t } = useTexts(eventsTexts)
  const tab = useTexts(securityTexts)
  return (
    <Notice
      title={t('notMe.title')}
      actions={
        <>
          <RouteLink className={buttonClass('quiet')} to="passwordReset">
            {tab.t('password.reset')}
          </RouteLink>
          <RouteLink className={buttonClass('quiet')} to="devices">
            {t('notMe.devices')}
          </RouteLink>
          <PortalLink className={buttonClass('quiet')} to={portalPaths.help}>
            {t('notMe.help')}
          </PortalLink>
        </>
      }
    >
      {t('notMe.text')}
    </Notice>
  )
}
