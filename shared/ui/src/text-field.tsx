import type { ComponentProps } from 'react'
import { Field, type FieldWords, inputClass, useDescription } from './field.tsx'

interface TextFieldProps extends FieldWords, ComponentProps<'input'> {
  label: string
}

/** A labelled line of input. Takes every attribute of an input, so that `register('name')` can be spread into it. */
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
