import { type ComponentProps, type ReactNode, useId } from 'react'
import choice from './choice.module.css'
import { classNames } from './class-names.ts'
import { ErrorLine, type FieldTexts, useDescription } from './field.tsx'
import css from './radio-group.module.css'

export interface RadioOption {
  value: string
  label: ReactNode
  hint?: string | undefined
  /** At the end, such as a StatusBadge. */
  badge?: ReactNode
  disabled?: boolean | undefined
}

interface RadioGroupProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {
  /** The question. */
  label: string
  options: readonly RadioOption[]
  appearance?: 'list' | 'cards'
  value?: string | undefined
  defaultValue?: string | undefined
}

/** A question with one answer. Each option gets the attributes of an input. */
export function RadioGroup({ label, hint, error, options, appearance = 'list', ...rest }: RadioGroupProps) {
  const { value, defaultValue, id, name, ...input } = rest
  const ownName = useId()
  const description = useDescription({ hint, error }, id)
  const chosen = (option: string) =>
    value === undefined
      ? { defaultChecked: defaultValue === undefined ? undefined : option === defaultValue }
      : { checked: option === value }

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a fieldset cannot be invalid.
    <fieldset id={description.id} role="radiogroup" {...description.attributes} className={css.group}>
      <legend className={css.legend}>{label}</legend>
      {hint && (
        <p id={description.hintId} className={choice.hint}>
          {hint}
        </p>
      )}
      <div className={css[appearance]}>
        {options.map((option) => (
          <Option key={option.value} option={option} appearance={appearance}>
            {(attributes) => (
              <input
                {...input}
                {...attributes}
                {...chosen(option.value)}
                name={name ?? ownName}
                disabled={option.disabled || input.disabled}
              />
            )}
          </Option>
        ))}
      </div>
      <ErrorLine id={description.errorId}>{error}</ErrorLine>
    </fieldset>
  )
}

interface OptionProps {
  option: RadioOption
  appearance: 'list' | 'cards'
  children: (attributes: ComponentProps<'input'>) => ReactNode
}

function Option({ option, appearance, children }: OptionProps) {
  const { id, hintId, attributes } = useDescription({ hint: option.hint })
  return (
    <div className={classNames(choice.choice, appearance === 'cards' && css.card)}>
      {children({ ...attributes, id, type: 'radio', value: option.value, className: choice.box ?? '' })}
      <div className={css.body}>
        <div className={css.texts}>
          <label htmlFor={id} className={css.label}>
            {option.label}
          </label>
          {option.hint && (
            <p id={hintId} className={choice.hint}>
              {option.hint}
            </p>
          )}
        </div>
        {option.badge}
      </div>
    </div>
  )
}
