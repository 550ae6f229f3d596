import { SUPPORT_HOURS, serviceContacts, type TenantId } from '@portal/contracts'
import { ContactChannels } from '@portal/ui'
import { SupportNow } from './support-now.tsx'

interface ServiceContactProps {
  tenantId: TenantId
  /** Of the headings in it. */
  level?: 2 | 3
}

/** How customers of a brand reach its support, and whether the phone support is open. */
export function ServiceContact({ tenantId, level }: ServiceContactProps) {
  return (
    <>
      <ContactChannels
        {...serviceContacts[tenantId]}
        {...(level && { level })}
        hours={
          <>
            <SupportNow />
            <p>{SUPPORT_HOURS}</p>
          </>
        }
      />
      <p>
        Halten Sie für einen Anruf bitte Ihre Vertragsnummer bereit. Wenn Sie eine Telefon-PIN haben, fragen
        wir vielleicht danach.
      </p>
    </>
  )
}
