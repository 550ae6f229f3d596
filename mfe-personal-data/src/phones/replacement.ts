import { type ItemResult, type PhoneItem, ReplaceContactPhoneNumbersSchema } from '@portal/contracts'
import { hasFailed, mergeResults, useChangeForm } from '@portal/portal'
import { useTexts } from '@portal/text'
import { useState } from 'react'
import * as v from 'valibot'
import { phoneDialogsTexts } from './phone-dialogs.de.ts'
import { findPhone, phonesOf } from './phone-numbers.ts'
import { type Replacement, useReplacePhones } from './phones.api.ts'
import type { PhonesView } from './phones-view.ts'
import { useReportResults } from './report-results.ts'

/** The new number of contracts, and the id of their former one. */
export interface ContractsChange {
  value: string
  id: string
}

/** A replacement, with the numbers as they were before it, and its results so far. */
interface Replaced extends Replacement {
  results: ItemResult[]
}

/** The rules of the body are those of the BFF. To change all numbers, no choice is needed. */
const formSchema = (phones: readonly PhoneItem[]) =>
  v.pipe(
    v.object({ value: v.string(), items: v.array(v.string()), all: v.boolean() }),
    v.transform(({ value, items, all }) => ({
      value,
      items: phones.filter(({ id }) => all || items.includes(id)).map(({ id, version }) => ({ id, version })),
    })),
    ReplaceContactPhoneNumbersSchema,
    v.transform(({ value, items }) => ({
      value,
      phones: phones.filter((phone) => items.some(({ id }) => id === phone.id)),
    })),
  )

/** Replaces several numbers by one: the form, the plan to review, the results, and the retry of what has failed. */
export function useReplacement(view: PhonesView, change: ContractsChange | undefined) {
  const { t } = useTexts(phoneDialogsTexts)
  const { profile, type, close } = view
  const phones = phonesOf(profile, type).filter(({ value }) => value !== change?.value)
  const report = useReportResults(view)
  const mutation = useReplacePhones(profile.tenantId, type)
  const [plan, setPlan] = useState<Replacement>()
  const [replaced, setReplaced] = useState<Replaced>()

  const form = useChangeForm({
    schema: formSchema(phones),
    defaults: { value: change?.value ?? '', items: change ? [change.id] : [], all: false },
    draft: `${profile.tenantId}.${type}.${change?.id ?? 'several'}`,
    isGuarded: replaced === undefined,
    mutation: { ...mutation, send: (replacement) => mutation.mutateAsync(replacement) },
    toasts: { failed: t('failed') },
    review(replacement) {
      // After a change of the contracts' number the customer has already seen the new one.
      if (change) return false
      mutation.reset()
      setPlan(replacement)
      return true
    },
    onSaved(answer, replacement) {
      const results = replaced ? mergeResults(replaced.results, answer.results) : answer.results
      setReplaced({ ...replacement, ...replaced, results })
      const partial = t(type === 'contract' ? 'partial' : 'partialContact')
      const isDone = report.reportResults(results, { saved: t('saved'), partial })
      if (isDone) close()
      return isDone
    },
    onFailed: report.onFailed,
  })

  /** The numbers that still exist and differ from the new one. */
  function presentIn({ value, phones: planned }: Replacement): Replacement {
    const present = phones.filter(({ id }) => planned.some((phone) => phone.id === id))
    const others = present.filter((phone) => phone.value !== value)
    return { value, phones: others.length > 0 ? others : present }
  }

  /** The numbers that still exist, in the contracts that failed. */
  const again = (replaced?.phones ?? []).flatMap(({ id }): PhoneItem[] => {
    const failed = (replaced?.results ?? []).filter((result) => result.id === id && hasFailed(result))
    const current = failed.length > 0 && findPhone(profile, id)
    return current ? [{ ...current, contracts: failed.flatMap(({ contractId }) => contractId ?? []) }] : []
  })

  return {
    form,
    phones,
    /** Opens the review; an inline error returns to the form. */
    plan: plan && form.errors.length === 0 ? presentIn(plan) : undefined,
    replaced,
    again,
    dropPlan: () => setPlan(undefined),
  }
}
