import { valibotResolver } from '@hookform/resolvers/valibot'
import { type PhoneItem, ReplaceContactPhoneNumbersSchema } from '@portal/contracts'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'

/** The number that the customer has just given to contracts, and the id of the one that they had. */
export interface ContractsChange {
  value: string
  id: string
}

/** Ids of numbers become the items of the body, whose rules are those of the BFF. Who changes all need choose none. */
const formSchema = (phones: readonly PhoneItem[]) =>
  v.pipe(
    v.object({ value: v.string(), items: v.array(v.string()), all: v.boolean() }),
    v.transform(({ value, items, all }) => ({
      value,
      items: phones.filter(({ id }) => all || items.includes(id)).map(({ id, version }) => ({ id, version })),
    })),
    ReplaceContactPhoneNumbersSchema,
  )

/** What stands in the form for one number in the place of several. */
export const useReplaceForm = (phones: readonly PhoneItem[], change: ContractsChange | undefined) =>
  useForm({
    defaultValues: { value: change?.value ?? '', items: change ? [change.id] : [], all: false },
    resolver: valibotResolver(formSchema(phones)),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })

export type ReplaceFormState = ReturnType<typeof useReplaceForm>
