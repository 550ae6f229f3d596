import { PortalLink } from '@portal/portal'
import { buttonClass, Card } from '@portal/ui'
import { useTranslation } from 'react-i18next'

/** What art. 15 GDPR wants told beside the data stands in the policy. */
export function RightsCard() {
  const { t } = useTranslation()
  return (
    <Card
      title={t('myData.rights.title')}
      actions={
        <PortalLink className={buttonClass('secondary')} to="/data-protection">
          {t('myData.rights.open')}
        </PortalLink>
      }
    >
      <p>{t('myData.rights.text')}</p>
    </Card>
  )
}
