import type { ComponentProps } from 'react'
import { ErrorLine, type FieldWords, useDescription } from './field.tsx'
import css from './switch.module.css'

interface SwitchProps extends FieldWords, Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: string
}

/** On or off, label on the left. For a setting that counts at once; inside a form that is sent, use a Checkbox. */
export function Switch({ label, hint, error, id, ...input }: SwitchProps) {
  const description = useDescription({ hint, error }, id)
  return (
    <div>
      <div className={css.row}>
        <div>
          <label htmlFor={description.id} className={css.label}>
            {label}
          </label>
          {hint && (
            <p id={description.hintId} className={css.hint}>
              {hint}
            </p>
          )}
        </div>
        <input
          {...input}
          {...description.attributes}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state by itself.
          role="switch"
          id={description.id}
          className={css.switch}
        />
      </div>
      <ErrorLine id={description.errorId}>{error}</ErrorLine>
    </div>
  )
}
