import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Reading } from '@portal/contracts'
import { useId } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { useFormDraft } from '../drafts/use-form-draft.tsx'
import { fieldRefusal } from '../refused-change.tsx'
import { type ChangeOptions, useChange } from './use-change.ts'

type Refuse<Input extends FieldValues> = (name: Path<Input>, message: string) => false

interface ChangeFormOptions<Input extends FieldValues, Output, Answer, Version>
  extends Omit<ChangeOptions<Output, Answer, Version>, 'onSaved'> {
  schema: GenericSchema<Input, Output>
  defaults: Input
  /** Names the draft: form, item and brand. Left out for a password, PIN or code, which is never stored. */
  draft?: string
  /** Whether a customer who leaves with unsaved input must confirm. */
  isGuarded?: boolean
  /**
   * Returns `false` if the form may be submitted again.
   * @param refuse shows an inline error, for a response that names what is wrong, and returns `false`
   */
  onSaved?: (answer: Answer, values: Output, refuse: Refuse<Input>) => unknown
  /** Returns whether the customer reviews the change first; `submit` sends it then. */
  review?: (values: Output) => boolean
}

/** The inline error is the general message, so what is wrong stands beside it. */
function readingOf(typed: string, read: (text: string) => Reading, error: string | undefined): string {
  const { shown = '', problem = '' } = read(typed)
  if (!shown) return error ? problem : ''
  return shown === typed.trim() ? '' : `Erkannt: ${shown}`
}

/** A form that changes the customer's data: its schema, its defaults, and what is sent. Imports the form library. */
export function useChangeForm<Input extends FieldValues, Output, Answer, Version = unknown>(
  options: ChangeFormOptions<Input, Output, Answer, Version>,
) {
  const { schema, defaults, draft, isGuarded, review, onSaved, ...rest } = options
  const id = useId()
  const form = useForm<Input, unknown, Output>({
    defaultValues: defaults as DefaultValues<Input>,
    resolver: valibotResolver(schema),
    mode: 'onSubmit',
    // All errors at once: a check of several fields also runs if one of them has an error of its own.
    criteriaMode: 'all',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { formState, handleSubmit, register } = form
  const { release, onLeave, draftNotice } = useFormDraft(draft, form, isGuarded)
  const change = useChange({
    ...rest,
    onSaved(answer: Answer, values: Output) {
      release()
      return onSaved?.(answer, values, refuse)
    },
  })

  function refuse(name: Path<Input>, message: string): false {
    form.setError(name, { message })
    return false
  }

  function errorOf(name: Path<Input>): string | undefined {
    const message = formState.errors[name]?.message
    return typeof message === 'string' ? message : fieldRefusal(change.error, name)
  }

  return {
    ...change,
    id,
    control: form.control,
    register,
    clearErrors: form.clearErrors,
    setValue: form.setValue,
    watch: form.watch,
    onSubmit: handleSubmit(async (values) => {
      if (!review?.(values)) await change.submit(values)
    }),
    /** Fills in the form as well, for a failure afterwards. */
    resume(values: Output) {
      form.reset(values as unknown as Input, { keepDefaultValues: true })
      return change.submit(values)
    },
    draftNotice,
    /** Discards the input when the customer cancels. */
    release,
    onLeave,
    isDirty: formState.isDirty,
    /** Counts the submissions. */
    attempt: formState.submitCount,
    /** For the summary, in the order of the defaults. */
    errors: (Object.keys(defaults) as Path<Input>[]).flatMap((name) => {
      const message = errorOf(name)
      return message ? [{ field: name as string, message }] : []
    }),
    errorOf,
    /**
     * The props of a field, with its inline error.
     * @param read makes the field show what is read from the input, and after an error which character is wrong
     */
    field: (name: Path<Input>, read?: (text: string) => Reading) => {
      const error = errorOf(name)
      const field = { ...register(name), error }
      return read ? { ...field, reading: readingOf(form.watch(name), read, error) } : field
    },
  }
}
