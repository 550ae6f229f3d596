import { consentTitle, type Restored, type UndoPart } from '@portal/contracts'
import { useTexts } from '@portal/text'
import type { CheckboxOption } from '@portal/ui'
import { undoTexts } from './undo.de.ts'

/** The parts of a change as answers: each with what is valid again. */
export function useUndoOptions(parts: readonly UndoPart[]): CheckboxOption[] {
  const { t } = useTexts(undoTexts)

  const listed = (values: string[] | undefined, none: string) =>
    values && (values.length > 0 ? values.join(', ') : none)

  function valuesOf({ emailAddresses, phoneNumbers, isPaperless, given }: Restored): string {
    const values = [
      isPaperless !== undefined && t(isPaperless ? 'byEmail' : 'onPaper'),
      listed(emailAddresses, t('noAddress')),
      listed(phoneNumbers, t('noNumber')),
      given !== undefined && t(given ? 'given' : 'notGiven'),
    ]
    return values.filter(Boolean).join(', ')
  }

  function labelOf({ id, contract, consent }: UndoPart): string {
    if (contract) return contract.name
    if (consent !== undefined) return consentTitle(consent)
    return t(id === 'contact' ? 'contact' : 'address')
  }

  return parts.map((part) => {
    const number = part.contract && t('number', { number: part.contract.number })
    const again = t('again', { values: valuesOf(part.restored) })
    return { value: part.id, label: labelOf(part), hint: [number, again].filter(Boolean).join(' · ') }
  })
}
