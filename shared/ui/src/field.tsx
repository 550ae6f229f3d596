import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'
import css from './field.module.css'

/** The texts of a field. */
export interface FieldTexts {
  label: string
  /** The expected input. */
  hint?: string | undefined
  /** The same text as in the ErrorSummary. */
  error?: string | undefined
}

/** The ids of a field's hint and error, and the attributes of its control that refer to them, the error first. */
export function useDescription({ hint, error }: Pick<FieldTexts, 'hint' | 'error'>, givenId?: string) {
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

/** The inline error of a field. */
export function ErrorLine({ id, children }: { id: string | undefined; children: string | undefined }) {
  if (!children) return null
  return (
    <p id={id} className={css.error}>
      <CircleAlert aria-hidden />
      {children}
    </p>
  )
}

interface FieldProps extends FieldTexts {
  description: ReturnType<typeof useDescription>
  children: ReactNode
}

/** Label, hint, control and error below each other. */
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

/** The class of a one-line input. */
export const inputClass = css.input
