import type { ComponentProps } from 'react'
import { ErrorLine, type FieldTexts, useDescription } from './field.tsx'
import css from './switch.module.css'

interface SwitchProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: string
}

/** A switch with its label on the left, for a setting that applies immediately. In a form use a Checkbox. */
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
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its state.
          role="switch"
          id={description.id}
          className={css.switch}
        />
      </div>
      <ErrorLine id={description.errorId}>{error}</ErrorLine>
    </div>
  )
}
