import { ErrorSummary } from '@portal/ui'
import type { ReactNode } from 'react'
import { RefusalNotice } from '../refused-change.tsx'
import type { Change } from './use-change.ts'

/** What `useChangeForm` returns, of any schema. */
export interface ChangeForm extends Change {
  id: string
  onSubmit: () => Promise<void>
  draftNotice: ReactNode
  attempt: number
  isDirty: boolean
  errors: readonly { field: string; message: string }[]
}

export interface Refusal {
  /** For a value that was changed elsewhere: what is stored now. */
  stale?: ReactNode
  /** For an item that was removed elsewhere. */
  gone?: ReactNode
  /** In the place of both, where nothing is saved. */
  refusal?: ReactNode
}

interface FormFieldsProps extends Refusal {
  form: ChangeForm
  className?: string | undefined
  children: ReactNode
}

/** A form with its draft notice, its error summary and the refusal. */
export function FormFields({ form, className, children, ...refused }: FormFieldsProps) {
  return (
    <form
      id={form.id}
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        void form.onSubmit()
      }}
      noValidate
    >
      {form.draftNotice}
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <RefusalOf error={form.error} {...refused} />
      {children}
    </form>
  )
}

export const RefusalOf = ({ error, stale, gone, refusal }: Refusal & { error: unknown }) =>
  refusal ?? <RefusalNotice error={error} stale={stale} gone={gone} />
