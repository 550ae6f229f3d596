import { partners, type TenantId } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Accordion, AccordionItem, DataRow, DefinitionList } from '@portal/ui'
import { partnersTexts } from './partners.de.ts'

/** The partners of the brand, and their offers. */
export function PartnerList({ tenantId }: { tenantId: TenantId }) {
  return (
    <DefinitionList>
      {partners[tenantId].map(({ name, place, offers }) => (
        <DataRow key={name} label={`${name}, ${place}`}>
          {offers}
        </DataRow>
      ))}
    </DefinitionList>
  )
}

/** The collapsed list below the question for the consent. */
export function PartnersQuestion({ tenantId }: { tenantId: TenantId }) {
  const { t } = useTexts(partnersTexts)
  return (
    <Accordion>
      <AccordionItem title={t('who')}>
        <PartnerList tenantId={tenantId} />
      </AccordionItem>
    </Accordion>
  )
}
