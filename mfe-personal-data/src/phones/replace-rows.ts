import { type Contract, contractDisplayName, type ItemResult, type PhoneItem } from '@portal/contracts'
import { type ChangeRow, hasFailed } from '@portal/portal'
import { german } from '@portal/text'
import { phoneDialogsTexts } from './phone-dialogs.de.ts'
import { findPhone, phonesOf, serving } from './phone-numbers.ts'
import type { Replacement } from './phones.api.ts'
import type { PhonesView } from './phones-view.ts'
import { shownNumber } from './shown-number.ts'

/** The effect or the result of a replacement, with one row for each contract or contact number. */
export function replaceRows({ profile, type }: PhonesView) {
  function noteOf({ contractNumber: number }: Contract, present: readonly PhoneItem[], isKept: boolean) {
    if (present.length === 0) return phoneDialogsTexts.t('contractNote', { number })
    const phones = present.map(german.formatPhone).join(', ')
    return phoneDialogsTexts.t(isKept ? 'replaceKeptNote' : 'replaceContractNote', { number, phones })
  }

  function contractRows({ value, phones }: Replacement, results: readonly ItemResult[]): ChangeRow[] {
    return profile.contractData.contracts.map((contract) => {
      const row = { id: contract.contractId, name: contractDisplayName(contract) }
      const replaced = serving(phones, contract)
      if (replaced.length > 0) {
        const own = results.filter(({ contractId }) => contractId === contract.contractId)
        const { outcome, reason } = own.find(hasFailed) ?? own[0] ?? {}
        return { ...row, note: noteOf(contract, replaced, false), outcome, reason }
      }
      const others = serving(phonesOf(profile, 'contract'), contract)
      const isNew = others.some((phone) => phone.value === value)
      const why = others.length === 0 ? 'noPhone' : isNew ? 'isNew' : 'notChosen'
      return {
        ...row,
        note: noteOf(contract, others, true),
        unchanged: phoneDialogsTexts.t(`replaceKept.${why}`),
      }
    })
  }

  function contactRow({ id, value, display }: PhoneItem, results: readonly ItemResult[]): ChangeRow {
    const { outcome, reason } = results.find((result) => result.id === id) ?? {}
    const present = findPhone(profile, id)?.value
    const isOther = outcome === 'failed' && present !== undefined && present !== value
    const note = isOther ? phoneDialogsTexts.t('replacePresent', { number: shownNumber(present) }) : undefined
    return { id, name: german.formatPhone({ value, display }), note, outcome, reason }
  }

  function contactRows({ value, phones }: Replacement, results: readonly ItemResult[]): ChangeRow[] {
    const others = phonesOf(profile, 'contact').filter(
      (phone) => phone.value !== value && !phones.some(({ id }) => id === phone.id),
    )
    return [
      ...phones.map((phone) => contactRow(phone, results)),
      ...others.map((phone) => ({
        ...contactRow(phone, []),
        unchanged: phoneDialogsTexts.t('replaceKept.notChosen'),
      })),
    ]
  }

  return type === 'contract' ? contractRows : contactRows
}
