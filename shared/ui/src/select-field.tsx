import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldTexts, inputClass, useDescription } from './field.tsx'
import css from './select-field.module.css'

interface SelectFieldProps extends FieldTexts, ComponentProps<'select'> {
  label: string
}

/** The browser's select with `option` children. Takes every attribute of a select. */
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
