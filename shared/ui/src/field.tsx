import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'
import css from './field.module.css'

/** What every kind of field says about itself. */
export interface FieldWords {
  label: string
  /** Says what is expected, before anything is wrong. */
  hint?: string | undefined
  /** The same words as in the ErrorSummary. */
  error?: string | undefined
}

/** Ids of a field's hint and error, and the attributes that lead from its control to them, the error first. */
export function useDescription({ hint, error }: Pick<FieldWords, 'hint' | 'error'>, givenId?: string) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = hint && `${id}-hint`
  const errorId = error && `${id}-error`
  const attributes = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
  }
  return { id, hintId, errorId, attributes }
}

/** What went wrong, under its field. */
export function ErrorLine({ id, children }: { id: string | undefined; children: string | undefined }) {
  if (!children) return null
  return (
    <p id={id} className={css.error}>
      <CircleAlert aria-hidden />
      {children}
    </p>
  )
}

interface FieldProps extends FieldWords {
  description: ReturnType<typeof useDescription>
  children: ReactNode
}

/** Label, hint, control, error: one below the other. */
export function Field({ label, hint, error, description, children }: FieldProps) {
  return (
    <div className={css.field} data-invalid={error ? '' : undefined}>
      <label htmlFor={description.id} className={css.label}>
        {label}
      </label>
      {hint && (
        <p id={description.hintId} className={css.hint}>
          {hint}
        </p>
      )}
      {children}
      <ErrorLine id={description.errorId}>{error}</ErrorLine>
    </div>
  )
}

/** The look of a line of input. */
export const inputClass = css.input
