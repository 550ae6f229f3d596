import { PortalLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card } from '@portal/ui'
import { myDataTexts } from './my-data.de.ts'

/** What art. 15 GDPR wants told beside the data stands in the policy. */
export function RightsCard() {
  const { t } = useTexts(myDataTexts)
  return (
    <Card
      title={t('rights.title')}
      actions={
        <PortalLink className={buttonClass('secondary')} to="/data-protection">
          {t('rights.open')}
        </PortalLink>
      }
    >
      <p>{t('rights.text')}</p>
    </Card>
  )
}
