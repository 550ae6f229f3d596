import type { MyDataField } from '@portal/contracts'
import { MaskedIban } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { myDataTexts } from './my-data.de.ts'

const masked = (iban: string) => iban.slice(0, 4) + '•'.repeat(Math.max(0, iban.length - 8)) + iban.slice(-4)

interface FieldValueProps {
  field: MyDataField
  /** Shows an IBAN unmasked. */
  isWhole: boolean
}

/** A formatted value; unknown kinds of a later release are shown as they are. */
export function FieldValue({ field: { kind, value, words }, isWhole }: FieldValueProps) {
  const { t } = useTexts(myDataTexts)
  if (words !== undefined) return words
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  if (kind === 'data' || typeof value === 'object') return t('inFile')
  const text = String(value)
  if (kind === 'iban') return isWhole ? german.formatIban(text) : <MaskedIban iban={masked(text)} />
  if (Number.isNaN(Date.parse(text))) return text
  if (kind === 'day') return german.formatLongDate(text)
  if (kind === 'instant') {
    return t('moment', { day: german.formatLongDate(text), time: german.formatTime(text) })
  }
  return text
}
