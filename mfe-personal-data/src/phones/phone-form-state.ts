import {
  AddPhoneNumberSchema,
  type Contract,
  type ContractResult,
  displayPhoneNumber,
  type PhoneItem,
} from '@portal/contracts'
import { openContracts, openIdsOf, useChangeForm } from '@portal/portal'
import { useTexts } from '@portal/text'
import * as v from 'valibot'
import { phoneDialogsTexts } from './phone-dialogs.de.ts'
import { findPhone, isContact } from './phone-numbers.ts'
import { type PhoneUse, useSavePhone } from './phones.api.ts'
import type { PhonesView } from './phones-view.ts'
import { useReportResults } from './report-results.ts'

const idsOf = (contracts: readonly Contract[]) => contracts.map(({ contractId }) => contractId)

interface PhoneFormInput {
  view: PhonesView
  /** The number that the customer sees; none for a new one. */
  phone: PhoneItem | undefined
  onSaved: (use: PhoneUse, results: ContractResult[]) => void
}

/** The form state of a number, and its submit. */
export function usePhoneForm({ view, phone, onSaved }: PhoneFormInput) {
  const { t } = useTexts(phoneDialogsTexts)
  const { profile, type, close } = view
  const contracts = openContracts(profile)
  const report = useReportResults(view)
  const change = useSavePhone(profile.tenantId)
  const wasContact = phone !== undefined && isContact(profile, phone)
  // It may have been removed elsewhere meanwhile.
  const stored = findPhone(profile, phone?.id)
  // For a number of contracts, the dialog asks about contact use after the change.
  const asksForContact = !(type === 'contract' && wasContact)
  const isSameValue = ({ value }: PhoneUse) => value === stored?.value
  /** An unchanged number is removed from contracts that were deselected. With another number they keep the present one. */
  const freedBy = (use: PhoneUse) =>
    stored && isSameValue(use)
      ? openIdsOf(profile, stored.contracts).filter((id) => !use.contracts.includes(id))
      : []
  const isUnchanged = (use: PhoneUse) =>
    stored &&
    isSameValue(use) &&
    freedBy(use).length === 0 &&
    use.contracts.every((id) => stored.contracts.includes(id)) &&
    use.contact === wasContact
  const sent = (input: PhoneUse): PhoneUse => ({
    ...input,
    contact: asksForContact ? input.contact : isSameValue(input),
    freed: freedBy(input),
  })

  const form = useChangeForm({
    schema: v.pipe(AddPhoneNumberSchema, v.transform(sent)),
    defaults: {
      value: phone ? displayPhoneNumber(phone.value) : '',
      contracts: phone
        ? openIdsOf(profile, phone.contracts)
        : idsOf(type === 'contract' && contracts.length === 1 ? contracts : []),
      contact: phone ? asksForContact && wasContact : type === 'contact' || contracts.length === 0,
    },
    draft: `phone.${profile.tenantId}.${type}.${phone?.id ?? 'new'}`,
    mutation: {
      ...change,
      send: async (use) => (isUnchanged(use) ? undefined : change.mutateAsync({ ...use, phone: stored })),
    },
    toasts: { failed: t('failed') },
    onSaved(answer, use) {
      if (!answer) return close()
      const saved = t(phone ? 'saved' : 'added')
      report.reportResults(answer.results, { saved, partial: t('partial') })
      onSaved(use, answer.results)
    },
    onFailed: report.onFailed,
  })
  return { form, asksForContact }
}
