import type { MyDataField } from '@portal/contracts'
import { MaskedIban } from '@portal/portal'
import { sayValue } from './say-value.ts'

const masked = (iban: string) => iban.slice(0, 4) + '•'.repeat(Math.max(0, iban.length - 8)) + iban.slice(-4)

interface FieldValueProps {
  field: MyDataField
  /** Shows an IBAN unmasked. */
  isWhole: boolean
}

export function FieldValue({ field, isWhole }: FieldValueProps) {
  if (field.kind === 'iban' && !isWhole && typeof field.value === 'string') {
    return <MaskedIban iban={masked(field.value)} />
  }
  return sayValue(field)
}
