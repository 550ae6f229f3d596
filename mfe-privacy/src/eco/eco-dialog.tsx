import { useTexts } from '@portal/text'
import { Accordion, AccordionItem } from '@portal/ui'
import { ConsentQuestion } from '../consent-question.tsx'
import { PermissionDialog } from '../permission-dialog.tsx'
import { privacyTexts } from '../texts.de.ts'
import { ecoTexts } from './eco.de.ts'
import { ecoConsents } from './eco-consents.ts'
import { PartnerList } from './partner-list.tsx'

export default function EcoDialog() {
  const { t } = useTexts(ecoTexts)
  const tab = useTexts(privacyTexts)
  return (
    <PermissionDialog kind="eco" title={tab.t('eco.title')}>
      {(asked) => (
        <>
          <p>{t('lead')}</p>
          {ecoConsents.map((name) => (
            <ConsentQuestion key={name} consent={`eco.${name}`} title={tab.t(`eco.${name}`)} {...asked} />
          ))}
          <Accordion>
            <AccordionItem title={t('partners.who')}>
              <PartnerList tenantId={asked.tenantId} />
            </AccordionItem>
          </Accordion>
        </>
      )}
    </PermissionDialog>
  )
}
