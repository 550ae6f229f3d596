import './eco-texts.ts'
import { Accordion, AccordionItem } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { ConsentQuestion } from '../consent-question.tsx'
import { PermissionDialog } from '../permission-dialog.tsx'
import { ecoConsents } from './eco-consents.ts'
import { PartnerList } from './partner-list.tsx'

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
          <Accordion>
            <AccordionItem title={t('ecoDialog.partners.who')}>
              <PartnerList tenantId={asked.tenantId} />
            </AccordionItem>
          </Accordion>
        </>
      )}
    </PermissionDialog>
  )
}
