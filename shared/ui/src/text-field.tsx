import type { ComponentProps } from 'react'
import { Field, type InputTexts, inputClass, useDescription } from './field.tsx'

interface TextFieldProps extends InputTexts, ComponentProps<'input'> {
  label: string
}

/** A labelled one-line input. Takes every attribute of an input. */
export function TextField({ label, hint, error, reading, id, ...input }: TextFieldProps) {
  const description = useDescription({ hint, error, reading }, id)
  return (
    <Field label={label} hint={hint} error={error} reading={reading} description={description}>
      <input
        spellCheck={false}
        {...input}
        {...description.attributes}
        id={description.id}
        className={inputClass}
      />
    </Field>
  )
}
