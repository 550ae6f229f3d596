import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { usePortal, useUnsavedInput } from '../use-portal.ts'
import { createDraft } from './draft.ts'
import { DraftNotice } from './draft-notice.tsx'

interface FormDraft {
  /** Lets the input go at once, for the navigation that follows a successful save. */
  letGo: () => void
  /** To stand in the form: says that what was typed before is there again. */
  draftNotice: ReactNode
}

/**
 * Guards what is typed into a form, and keeps it for this browser tab: it is there again after a reload, a sign-in or the
 * end of the session. Never for a password, PIN or code: `useUnsavedInput` guards those without keeping them.
 * @param name of the form, with the item and the brand that it is about
 * @param isOver when nothing of the input is left to be saved, though it differs from what stood in the form first
 */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  name: string,
  form: UseFormReturn<Values, Context, Output>,
  isOver = false,
): FormDraft {
  const { tabStorage, session } = usePortal()
  const [draft] = useState(() => createDraft<Values>(tabStorage, name, session?.account))
  const [isRestored, setRestored] = useState(false)
  const { getValues, reset, subscribe } = form
  const isUnsaved = form.formState.isDirty && !isOver
  const release = useUnsavedInput(isUnsaved, draft.drop)

  useLayoutEffect(() => {
    const kept = draft.read(getValues())
    if (!kept) return
    reset(kept, { keepDefaultValues: true })
    setRestored(true)
  }, [draft, getValues, reset])

  useEffect(() => {
    if (!isUnsaved) return draft.drop()
    draft.keep(getValues())
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) })
  }, [draft, isUnsaved, getValues, subscribe])

  return {
    letGo() {
      release()
      draft.drop()
    },
    draftNotice: isRestored && isUnsaved && (
      <DraftNotice
        onDiscard={() => {
          draft.drop()
          reset()
        }}
      />
    ),
  }
}
