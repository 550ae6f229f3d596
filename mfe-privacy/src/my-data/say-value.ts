import type { MyDataField } from '@portal/contracts'
import { german } from '@portal/text'
import { myDataTexts } from './my-data.de.ts'

/** A value in German; unknown kinds of a later release stay as they are. An IBAN is whole. */
export function sayValue({ kind, value, words }: MyDataField): string {
  const { t } = myDataTexts
  if (words !== undefined) return words
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  if (kind === 'data' || typeof value === 'object') return t('inFile')
  const text = String(value)
  if (kind === 'iban') return german.formatIban(text)
  if (Number.isNaN(Date.parse(text))) return text
  if (kind === 'day') return german.formatDate(text)
  if (kind === 'instant') {
    return t('moment', { day: german.formatDate(text), time: german.formatTime(text) })
  }
  return text
}
