import type { ComponentProps, CSSProperties, FormEvent } from 'react'
import { classNames } from './class-names.ts'
import { Field, type InputTexts, inputClass, useDescription } from './field.tsx'
import css from './pin-field.module.css'

interface PinFieldProps extends InputTexts, Omit<ComponentProps<'input'>, 'type' | 'style'> {
  label: string
  digits?: number
}

/**
 * A secret number with one box for each digit. The browser must neither fill nor store it. Blanks, punctuation and
 * invisible characters are removed from pasted texts.
 */
export function PinField({ label, hint, error, reading, id, digits = 5, onInput, ...input }: PinFieldProps) {
  const description = useDescription({ hint, error, reading }, id)

  function tidy(event: FormEvent<HTMLInputElement>) {
    const field = event.currentTarget
    const tidied = field.value.replace(/[\s\p{P}\p{Cf}]/gu, '')
    if (tidied !== field.value) field.value = tidied
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0])
  }

  return (
    <Field label={label} hint={hint} error={error} reading={reading} description={description}>
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
