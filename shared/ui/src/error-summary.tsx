import { type MouseEvent, useEffect, useId, useRef } from 'react'
import css from './error-summary.module.css'

export interface FieldError {
  /** The `name` of the field in the same form. */
  field: string
  message: string
}

interface ErrorSummaryProps {
  errors: readonly FieldError[]
  /** The number of attempts to submit. Each attempt with errors moves the focus here. */
  attempt?: number
}

/**
 * Lists the errors of its form with links to the fields, and takes the focus. The owner of the window's title finds it by
 * `data-error-summary`.
 */
export function ErrorSummary({ errors, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const failed = errors.length > 0

  useEffect(() => {
    if (failed) box.current?.focus()
  }, [failed, attempt])

  if (!failed) return null

  function goTo(event: MouseEvent<HTMLAnchorElement>, name: string) {
    event.preventDefault()
    const found = box.current?.closest('form')?.elements.namedItem(name)
    const field = found instanceof RadioNodeList ? found[0] : found
    if (field instanceof HTMLElement) field.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take the focus, and this groups no fields.
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
      data-error-summary=""
      className={css.box}
    >
      <p id={titleId} className={css.title}>
        Bitte prüfen Sie Ihre Eingaben
      </p>
      <ul className={css.list}>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} className={css.link} onClick={(event) => goTo(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
