import type { TenantId } from '@portal/contracts'
import { DataRow, DefinitionList } from '@portal/ui'
import { partners } from './partners.de.ts'

/** Each partner of the brand, and what it would like to offer. */
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
