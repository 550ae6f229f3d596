import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldWords, inputClass, useDescription } from './field.tsx'
import css from './select-field.module.css'

interface SelectFieldProps extends FieldWords, ComponentProps<'select'> {
  label: string
}

/** The browser's own list of options, given as `option` elements. Takes every attribute of a select. */
export function SelectField({ label, hint, error, id, children, ...select }: SelectFieldProps) {
  const description = useDescription({ hint, error }, id)
  return (
    <Field label={label} hint={hint} error={error} description={description}>
      <span className={css.box}>
        <select
          {...select}
          {...description.attributes}
          id={description.id}
          className={classNames(inputClass, css.select)}
        >
          {children}
        </select>
        <ChevronDown className={css.arrow} aria-hidden />
      </span>
    </Field>
  )
}
