import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import css from './checkbox-group.module.css'
import choice from './choice.module.css'
import { ErrorLine, type FieldTexts, useDescription } from './field.tsx'

export interface CheckboxOption {
  value: string
  label: ReactNode
  hint?: string | undefined
}

interface CheckboxGroupProps extends FieldTexts {
  /** The `name` of every box, for the ErrorSummary. */
  name: string
  options: readonly CheckboxOption[]
  /** The ticked options, in the order of the options. */
  value: readonly string[]
  onChange: (value: string[]) => void
  /** For a form that has its own button for all boxes. */
  withoutAll?: boolean
}

/** From this number on, one button ticks all boxes. */
const MANY = 4

/** A question with several answers. */
export function CheckboxGroup({ label, hint, error, options, ...input }: CheckboxGroupProps) {
  const { name, value, onChange, withoutAll } = input
  const { id, hintId, errorId, attributes } = useDescription({ hint, error })
  const isTicked = (option: string) => value.includes(option)
  const all = options.map((option) => option.value)
  const isComplete = all.every(isTicked)
  const toggle = (toggled: string) =>
    onChange(all.filter((option) => isTicked(option) !== (option === toggled)))

  return (
    <fieldset id={id} aria-describedby={attributes['aria-describedby']} className={css.group}>
      <legend className={css.legend}>{label}</legend>
      {hint && (
        <p id={hintId} className={choice.hint}>
          {hint}
        </p>
      )}
      <ErrorLine id={errorId}>{error}</ErrorLine>
      {options.length >= MANY && !withoutAll && (
        <div className={css.all}>
          <Button variant="quiet" onClick={() => onChange(isComplete ? [] : all)}>
            {isComplete ? 'Auswahl aufheben' : 'Alle auswählen'}
          </Button>
        </div>
      )}
      <div className={css.list}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            label={option.label}
            hint={option.hint}
            checked={isTicked(option.value)}
            onChange={() => toggle(option.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
