import { type ConsentName, consentWording, currentWordingVersion, type TenantId } from '@portal/contracts'
import css from './dialogs.module.css'

interface WordingProps {
  consent: ConsentName
  tenantId: TenantId
}

/** The current wording, which a new proof names. */
export function Wording({ consent, tenantId }: WordingProps) {
  return (
    <blockquote className={css.wording}>
      {consentWording(consent, currentWordingVersion, tenantId)}
    </blockquote>
  )
}
