import { german } from '@portal/text'
import { VisuallyHidden } from '@portal/ui'

/**
 * An account of which only the ends are known.
 * @param iban the middle replaced by dots, which are for the eye: read aloud, they would be fourteen times "bullet"
 */
export function MaskedIban({ iban }: { iban: string }) {
  return (
    <>
      <span aria-hidden="true" translate="no">
        {german.formatIban(iban)}
      </span>
      <VisuallyHidden>{`IBAN beginnt mit ${iban.slice(0, 4)}, endet auf ${iban.slice(-4)}`}</VisuallyHidden>
    </>
  )
}
