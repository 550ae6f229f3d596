import { fieldRefusal, useFormDraft } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import { useState } from 'react'
import { phoneDialogsTexts } from './phone-dialogs.de.ts'
import { phonesOf } from './phone-numbers.ts'
import type { PhonesView } from './phones-view.ts'
import { ReplaceForm } from './replace-form.tsx'
import { type ContractsChange, useReplaceForm } from './replace-form-state.ts'
import { ReplaceReview } from './replace-review.tsx'
import { useReplacement } from './replacement.ts'

interface ReplacePhonesProps {
  view: PhonesView
  change?: ContractsChange
}

interface Plan {
  value: string
  ids: string[]
}

/** One number in the place of several: all, some or none of them. What changes and what stays is shown before. */
export function ReplacePhones({ view, change }: ReplacePhonesProps) {
  const { t } = useTexts(phoneDialogsTexts)
  const { profile, type, close } = view
  const phones = phonesOf(profile, type).filter(({ value }) => value !== change?.value)
  const form = useReplaceForm(phones, change)
  const [plan, setPlan] = useState<Plan>()
  const replacement = useReplacement(view, leave)
  const { replaced, error, isPending } = replacement
  const name = `${profile.tenantId}.${type}.${change?.id ?? 'several'}`
  const { release, draftNotice } = useFormDraft(name, form, replaced === undefined)

  function leave() {
    release()
    close()
  }

  /** Those that are still there. One that is the new number already has nothing to change. */
  function replacementOf({ value, ids }: Plan) {
    const chosen = phones.filter(({ id }) => ids.includes(id))
    const others = chosen.filter((phone) => phone.value !== value)
    return { value, phones: others.length > 0 ? others : chosen }
  }

  async function submit({ value, items }: { value: string; items: { id: string }[] }) {
    const next = { value, ids: items.map(({ id }) => id) }
    // Who has just changed the number of their contracts has it before their eyes.
    if (change) return replacement.save(replacementOf(next))
    replacement.reset()
    setPlan(next)
  }

  // What the BFF refuses in a field is mended there.
  const isRefused = fieldRefusal(error, 'value') ?? fieldRefusal(error, 'items')
  const wanted = replaced ?? (plan && !isRefused && replacementOf(plan))
  if (wanted) {
    const back = () => setPlan(undefined)
    return <ReplaceReview view={view} wanted={wanted} replacement={replacement} onBack={back} />
  }
  if (phones.length === 0) {
    return (
      <Dialog
        title={t('replaceTitle')}
        onClose={close}
        actions={<Button onClick={close}>{t('done')}</Button>}
      >
        <p>{t('replaceNone')}</p>
      </Dialog>
    )
  }
  return (
    <ReplaceForm
      view={view}
      form={form}
      draftNotice={draftNotice}
      phones={phones}
      change={change}
      request={{ error, isPending }}
      onSubmit={submit}
      onNothing={leave}
    />
  )
}
