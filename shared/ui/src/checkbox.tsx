import type { ComponentProps, ReactNode } from 'react'
import css from './choice.module.css'
import { ErrorLine, type FieldWords, useDescription } from './field.tsx'

interface CheckboxProps extends Omit<FieldWords, 'label'>, Omit<ComponentProps<'input'>, 'type'> {
  /** The words beside the box; they may contain a link. */
  label: ReactNode
}

/** Something to agree to or to pick, sent with its form. Takes every attribute of an input. */
export function Checkbox({ label, hint, error, id, ...input }: CheckboxProps) {
  const description = useDescription({ hint, error }, id)
  return (
    <div>
      <div className={css.choice}>
        <input
          {...input}
          {...description.attributes}
          type="checkbox"
          id={description.id}
          className={css.box}
        />
        <div>
          <label htmlFor={description.id}>{label}</label>
          {hint && (
            <p id={description.hintId} className={css.hint}>
              {hint}
            </p>
          )}
        </div>
      </div>
      <ErrorLine id={description.errorId}>{error}</ErrorLine>
    </div>
  )
}
