import type { ComponentProps } from 'react'
import { Field, type FieldTexts, inputClass, useDescription } from './field.tsx'

interface TextFieldProps extends FieldTexts, ComponentProps<'input'> {
  label: string
}

/** A labelled one-line input. Takes every attribute of an input. */
export function TextField({ label, hint, error, id, ...input }: TextFieldProps) {
  const description = useDescription({ hint, error }, id)
  return (
    <Field label={label} hint={hint} error={error} description={description}>
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
