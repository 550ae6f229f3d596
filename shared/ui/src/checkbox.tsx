import type { ComponentProps, ReactNode } from 'react'
import css from './choice.module.css'
import { ErrorLine, type FieldTexts, useDescription } from './field.tsx'

interface CheckboxProps extends Omit<FieldTexts, 'label'>, Omit<ComponentProps<'input'>, 'type'> {
  /** The label beside the box. It may contain a link. */
  label: ReactNode
}

/** A checkbox of a form. Takes every attribute of an input. */
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
