import type { ItemResult, PhoneItem } from '@portal/contracts'
import { useChange } from '@portal/portal'
import { useTexts } from '@portal/text'
import { useState } from 'react'
import { phoneDialogsTexts } from './phone-dialogs.de.ts'
import { findPhone } from './phone-numbers.ts'
import { hasFailed, mergeResults, usePhoneOutcome } from './phone-outcome.ts'
import { type Replacement, useReplacePhones } from './phones.api.ts'
import type { PhonesView } from './phones-view.ts'

/** What was asked for, with the numbers as they were before, and what became of it so far. */
export interface Replaced extends Replacement {
  results: ItemResult[]
}

/** Puts one number in the place of several, and tries again what has failed. */
export function useReplacement(view: PhonesView, onDone: () => void) {
  const { t } = useTexts(phoneDialogsTexts)
  const { profile, type } = view
  const outcome = usePhoneOutcome(view)
  const mutation = useReplacePhones(profile.tenantId, type)
  const [replaced, setReplaced] = useState<Replaced>()

  const change = useChange({
    mutation: { ...mutation, send: (replacement: Replacement) => mutation.mutateAsync(replacement) },
    toasts: { failed: t('failed') },
    onSaved(answer, { value, phones }) {
      const results = replaced ? mergeResults(replaced.results, answer.results) : answer.results
      setReplaced({ value, phones: replaced?.phones ?? phones, results })
      const partial = t(type === 'contract' ? 'partial' : 'partialContact')
      const isDone = outcome.tell(results, { success: t('saved'), partial })
      if (isDone) onDone()
      return isDone
    },
    onFailed: outcome.onFailed,
  })

  /** Numbers that are still there, in the contracts that did not take the other one. */
  const again = (replaced?.phones ?? []).flatMap(({ id }): PhoneItem[] => {
    const failed = (replaced?.results ?? []).filter((result) => result.id === id && hasFailed(result))
    const current = failed.length > 0 && findPhone(profile, id)
    return current ? [{ ...current, contracts: failed.flatMap(({ contractId }) => contractId ?? []) }] : []
  })

  const { submit: save, error, isPending } = change
  return { save, again, replaced, error, isPending, reset: mutation.reset }
}
