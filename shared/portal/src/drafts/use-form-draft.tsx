import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { usePortal, useUnsavedInput } from '../use-portal.ts'
import { createDraft } from './draft.ts'
import { DraftNotice } from './draft-notice.tsx'

interface FormDraft {
  /** Releases the input, so that the navigation after a successful change needs no confirmation. */
  release: () => void
  /** The same, but the draft stays. */
  onLeave: () => void
  /** Shown in the form after the draft was restored. */
  draftNotice: ReactNode
}

/**
 * Guards unsaved input, and stores it as a draft for this browser tab. The draft survives a reload, a sign-in and the end
 * of the session.
 * @param name of the form, with the item and the brand that it is about; without one there is no draft
 */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  name: string | undefined,
  form: UseFormReturn<Values, Context, Output>,
  isGuarded = true,
): FormDraft {
  const { tabStorage, session } = usePortal()
  const [draft] = useState(() =>
    name === undefined ? undefined : createDraft<Values>(tabStorage, name, session?.account),
  )
  const [isRestored, setRestored] = useState(false)
  const { getValues, reset, subscribe } = form
  const isUnsaved = form.formState.isDirty && isGuarded
  const onLeave = useUnsavedInput(isUnsaved, draft?.drop)

  useLayoutEffect(() => {
    const values = draft?.read(getValues())
    if (!values) return
    reset(values, { keepDefaultValues: true })
    setRestored(true)
  }, [draft, getValues, reset])

  useEffect(() => {
    if (!isUnsaved) return draft?.drop()
    draft?.save(getValues())
    return draft && subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values) })
  }, [draft, isUnsaved, getValues, subscribe])

  return {
    onLeave,
    release() {
      onLeave()
      draft?.drop()
    },
    draftNotice: draft && isRestored && isUnsaved && (
      <DraftNotice
        onDiscard={() => {
          draft.drop()
          reset()
        }}
      />
    ),
  }
}
