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

/** The texts of a field that is typed into. */
export interface InputTexts extends FieldTexts {
  /**
   * What the form reads from the input, such as the international form of a phone number. Shown below the control, and announced
   * politely. Pass an empty text, not `undefined`, while there is nothing to say.
   */
  reading?: string | undefined
}

/** The ids of a field's texts, and the attributes of its control that refer to them, the error first. */
export function useDescription({ hint, error, reading }: Omit<InputTexts, 'label'>, givenId?: string) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = hint && `${id}-hint`
  const errorId = error && `${id}-error`
  const readingId = reading === undefined ? undefined : `${id}-reading`
  const attributes = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [errorId, reading && readingId, hintId].filter(Boolean).join(' ') || undefined,
  }
  return { id, hintId, errorId, readingId, attributes }
}

/** The inline error of a field. */
export function ErrorLine({ id, children }: { id: string | undefined; children: string | undefined }) {
  if (!children) return null
  return (
    <p id={id} className={css.error}>
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </p>
  )
}

interface FieldProps extends InputTexts {
  description: ReturnType<typeof useDescription>
  children: ReactNode
}

/** Label, hint, control, error and reading below each other. */
export function Field({ label, hint, error, reading, description, children }: FieldProps) {
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
      {reading !== undefined && (
        <p id={description.readingId} role="status" className={css.reading}>
          {reading}
        </p>
      )}
    </div>
  )
}

/** The class of a one-line input. */
export const inputClass = css.input
