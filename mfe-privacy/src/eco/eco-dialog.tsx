import './eco-texts.ts'
import { useTranslation } from 'react-i18next'
import { ConsentQuestion } from '../consent-question.tsx'
import { PermissionDialog } from '../permission-dialog.tsx'
import { ecoConsents } from './eco-consents.ts'

export default function EcoDialog() {
  const { t } = useTranslation()
  return (
    <PermissionDialog kind="eco" title={t('eco.title')}>
      {(asked) => (
        <>
          <p>{t('ecoDialog.lead')}</p>
          {ecoConsents.map((name) => (
            <ConsentQuestion key={name} consent={`eco.${name}`} title={t(`eco.${name}`)} {...asked} />
          ))}
        </>
      )}
    </PermissionDialog>
  )
}
