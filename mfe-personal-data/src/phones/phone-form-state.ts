import {
  AddPhoneNumberSchema,
  type Contract,
  type ContractResult,
  displayPhoneNumber,
  type PhoneItem,
} from '@portal/contracts'
import { contractsOf, useChangeForm } from '@portal/portal'
import { useTexts } from '@portal/text'
import * as v from 'valibot'
import { phoneDialogsTexts } from './phone-dialogs.de.ts'
import { findPhone, isContact, namesOf } from './phone-numbers.ts'
import { type PhoneUse, useSavePhone } from './phones.api.ts'
import type { PhonesView } from './phones-view.ts'
import { useReportResults } from './report-results.ts'

const idsOf = (contracts: readonly Contract[]) => contracts.map(({ contractId }) => contractId)

interface PhoneFormInput {
  view: PhonesView
  /** As the customer sees it; none for a new one. */
  phone: PhoneItem | undefined
  onSaved: (use: PhoneUse, results: ContractResult[]) => void
}

/** What stands in the form for a number, and how it is saved. */
export function usePhoneForm({ view, phone, onSaved }: PhoneFormInput) {
  const { t } = useTexts(phoneDialogsTexts)
  const { profile, type, close } = view
  const { contracts } = profile.contractData
  const report = useReportResults(view)
  const change = useSavePhone(profile.tenantId)
  const wasContact = phone !== undefined && isContact(profile, phone)
  // Others may have removed it meanwhile.
  const stored = findPhone(profile, phone?.id)
  // What a number of contracts is for beside them is asked when it has changed.
  const asksForContact = !(type === 'contract' && wasContact)
  const keepsValue = ({ value }: PhoneUse) => value === stored?.value
  /** Contracts that a number which stays cannot be taken from one by one. */
  const leftBy = (use: PhoneUse) =>
    stored && keepsValue(use) ? stored.contracts.filter((id) => !use.contracts.includes(id)) : []
  const isUnchanged = (use: PhoneUse) =>
    stored &&
    keepsValue(use) &&
    use.contracts.length === stored.contracts.length &&
    use.contact === wasContact
  const sent = (input: PhoneUse) => ({
    ...input,
    contact: asksForContact ? input.contact : keepsValue(input),
  })

  const form = useChangeForm({
    schema: v.pipe(
      AddPhoneNumberSchema,
      v.forward(
        v.check(
          (use) => leftBy(use).length === 0,
          ({ input }) => t('stillServes', { names: namesOf(contractsOf(profile, leftBy(input))) }),
        ),
        ['contracts'],
      ),
      v.transform(sent),
    ),
    defaults: {
      value: phone ? displayPhoneNumber(phone.value) : '',
      contracts: phone
        ? idsOf(contractsOf(profile, phone.contracts))
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
      report.reportResults(answer.results, { saved, partial: t('partial') }, use.contact)
      onSaved(use, answer.results)
    },
    onFailed: report.onFailed,
  })
  return { form, asksForContact }
}
