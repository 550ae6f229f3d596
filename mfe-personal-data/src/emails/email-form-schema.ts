import { AddShownEmailAddressSchema, EMAIL_ADDRESS_IN_USE, readEmailAddress } from '@portal/contracts'
import { isSameAddress, type useChangeForm } from '@portal/portal'
import * as v from 'valibot'

/** The choice of a new address; not a valid address itself. */
export const NEW_ADDRESS = 'new'

const FormSchema = v.object({
  /** One of the known addresses, or NEW_ADDRESS. */
  choice: v.string(),
  value: v.string(),
  contracts: v.array(v.string()),
  contact: v.boolean(),
})

type EmailFormInput = v.InferInput<typeof FormSchema>

/** An address and its uses, in the format of the BFF. */
export type EmailUses = v.InferOutput<typeof AddShownEmailAddressSchema>
export type EmailForm = ReturnType<typeof useChangeForm<EmailFormInput, EmailUses, unknown>>

/** A typed address must not be known yet. The BFF's rules check what is sent. */
export const emailFormSchema = (known: readonly string[]) =>
  v.pipe(
    FormSchema,
    v.forward(
      v.check(({ choice, value }) => {
        const { shown = value } = readEmailAddress(value)
        return choice !== NEW_ADDRESS || !known.some((other) => isSameAddress(other, shown))
      }, EMAIL_ADDRESS_IN_USE),
      ['value'],
    ),
    v.transform(({ choice, value, ...uses }) => ({
      ...uses,
      value: choice === NEW_ADDRESS ? value : choice,
    })),
    AddShownEmailAddressSchema,
  )
