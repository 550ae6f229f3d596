import './tracking-texts.ts'
import { consentsOf } from '@portal/contracts'
import { useTranslation } from 'react-i18next'
import { ConsentQuestion } from '../consent-question.tsx'
import { PermissionDialog } from '../permission-dialog.tsx'

export default function TrackingDialog() {
  const { t } = useTranslation()
  return (
    <PermissionDialog kind="tracking" title={t('tracking.title')}>
      {(asked) => (
        <>
          <p>{t('trackingDialog.lead')}</p>
          {consentsOf.tracking.map((name) => (
            <ConsentQuestion
              key={name}
              consent={`tracking.${name}`}
              title={t(`tracking.${name}`)}
              {...asked}
            />
          ))}
        </>
      )}
    </PermissionDialog>
  )
}
