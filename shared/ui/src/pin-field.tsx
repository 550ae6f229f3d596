import type { ComponentProps, CSSProperties, FormEvent } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldWords, inputClass, useDescription } from './field.tsx'
import css from './pin-field.module.css'

interface PinFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'type' | 'style'> {
  label: string
  digits?: number
}

/**
 * A secret number, one digit beside the other. It is no code from a message, so the browser must neither offer one nor
 * keep this. Blanks, dashes and dots, as in what was pasted, are taken out.
 */
export function PinField({ label, hint, error, id, digits = 5, onInput, ...input }: PinFieldProps) {
  const description = useDescription({ hint, error }, id)

  function tidy(event: FormEvent<HTMLInputElement>) {
    const field = event.currentTarget
    const tidied = field.value.replace(/[\s.\-–]/g, '')
    if (tidied !== field.value) field.value = tidied
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0])
  }

  return (
    <Field label={label} hint={hint} error={error} description={description}>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        {...input}
        {...description.attributes}
        id={description.id}
        className={classNames(inputClass, css.pin)}
        style={{ '--digits': digits } as CSSProperties}
        onInput={tidy}
      />
    </Field>
  )
}
