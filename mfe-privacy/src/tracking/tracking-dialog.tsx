import { consentsOf } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { ConsentQuestion } from '../consent-question.tsx'
import { PermissionDialog } from '../permission-dialog.tsx'
import { privacyTexts } from '../texts.de.ts'
import { trackingTexts } from './tracking.de.ts'

export default function TrackingDialog() {
  const { t } = useTexts(trackingTexts)
  const tab = useTexts(privacyTexts)
  return (
    <PermissionDialog kind="tracking" title={tab.t('tracking.title')}>
      {(asked) => (
        <>
          <p>{t('lead')}</p>
          {consentsOf.tracking.map((name) => (
            <ConsentQuestion
              key={name}
              consent={`tracking.${name}`}
              title={tab.t(`tracking.${name}`)}
              {...asked}
            />
          ))}
        </>
      )}
    </PermissionDialog>
  )
}
