import { valibotResolver } from '@hookform/resolvers/valibot'
import {
  AddPhoneNumberSchema,
  type Contract,
  type ContractResult,
  displayPhoneNumber,
  type PhoneItem,
} from '@portal/contracts'
import { contractsOf, useFormDraft, useSubmitOnce } from '@portal/portal'
import { useTexts } from '@portal/text'
import { useForm } from 'react-hook-form'
import { phoneDialogsTexts } from './phone-dialogs.de.ts'
import { findPhone, isContact, namesOf } from './phone-numbers.ts'
import { usePhoneOutcome } from './phone-outcome.ts'
import { type PhoneUse, useSavePhone } from './phones.api.ts'
import type { PhonesView } from './phones-view.ts'

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
  const outcome = usePhoneOutcome(view)
  const change = useSavePhone(profile.tenantId)
  const wasContact = phone !== undefined && isContact(profile, phone)
  // Others may have removed it meanwhile.
  const stored = findPhone(profile, phone?.id)
  // What a number of contracts is for beside them is asked when it has changed.
  const asksForContact = !(type === 'contract' && wasContact)
  const form = useForm({
    defaultValues: {
      value: phone ? displayPhoneNumber(phone.value) : '',
      contracts: phone
        ? idsOf(contractsOf(profile, phone.contracts))
        : idsOf(type === 'contract' && contracts.length === 1 ? contracts : []),
      contact: phone ? asksForContact && wasContact : type === 'contact' || contracts.length === 0,
    },
    resolver: valibotResolver(AddPhoneNumberSchema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const name = `phone.${profile.tenantId}.${type}.${phone?.id ?? 'new'}`
  const { release, draftNotice } = useFormDraft(name, form)

  /** Contracts that a number which is kept cannot be taken from one by one. */
  function refuseToLeave(left: string[]) {
    const names = namesOf(contractsOf(profile, left))
    form.setError('contracts', { message: t('stillServes', { names }) })
    return false
  }

  const save = useSubmitOnce(async (input: PhoneUse) => {
    const keepsValue = input.value === stored?.value
    const use = { ...input, contact: asksForContact ? input.contact : keepsValue }
    if (keepsValue) {
      const left = stored.contracts.filter((id) => !use.contracts.includes(id))
      if (left.length > 0) return refuseToLeave(left)
      if (use.contracts.length === stored.contracts.length && use.contact === wasContact) {
        release()
        close()
        return true
      }
    }
    try {
      const { results } = await change.mutateAsync({ ...use, phone: stored })
      const success = t(phone ? 'saved' : 'added')
      outcome.tell(results, { success, partial: t('partial') }, use.contact)
      release()
      onSaved(use, results)
      return true
    } catch (error) {
      outcome.tellError(error)
      return false
    }
  })

  return { form, draftNotice, save, change, asksForContact }
}
