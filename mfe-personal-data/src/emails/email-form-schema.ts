import { AddEmailAddressSchema, EMAIL_ADDRESS_IN_USE } from '@portal/contracts'
import { isSameAddress, type useChangeForm } from '@portal/portal'
import * as v from 'valibot'

/** Stands for an address that is still to be typed; no address is spelt so. */
export const NEW_ADDRESS = 'new'

const FormSchema = v.object({
  /** One of the known addresses, or NEW_ADDRESS. */
  choice: v.string(),
  value: v.string(),
  contracts: v.array(v.string()),
  contact: v.boolean(),
})

type EmailFormInput = v.InferInput<typeof FormSchema>

/** An address and what it is to be for, as the BFF takes them. */
export type EmailUses = v.InferOutput<typeof AddEmailAddressSchema>
export type EmailForm = ReturnType<typeof useChangeForm<EmailFormInput, EmailUses, unknown>>

/** What is typed must not be known yet; what is sent is checked by the BFF's own rules. */
export const emailFormSchema = (known: readonly string[]) =>
  v.pipe(
    FormSchema,
    v.forward(
      v.check(
        ({ choice, value }) => choice !== NEW_ADDRESS || !known.some((other) => isSameAddress(other, value)),
        EMAIL_ADDRESS_IN_USE,
      ),
      ['value'],
    ),
    v.transform(({ choice, value, ...uses }) => ({
      ...uses,
      value: choice === NEW_ADDRESS ? value : choice,
    })),
    AddEmailAddressSchema,
  )
