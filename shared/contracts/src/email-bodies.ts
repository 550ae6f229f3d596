import * as v from 'valibot'
import { CHOOSE_CONTRACTS, IdSchema, isUsed, uniqueIds } from './text-fields.ts'
import { EmailAddressSchema, ShownEmailAddressSchema } from './typed-email-address.ts'

/**
 * The base version of each contract's address: the id of the address that the customer saw, null for none. A contract with
 * another address now stays unchanged, with the result `stale-version`. If the new address needs a confirmation, the
 * whole call is refused with that code.
 */
const SeenAddressesSchema = v.optional(v.record(IdSchema, v.nullable(IdSchema)))

const emailAddressEntries = {
  value: EmailAddressSchema,
  /** Contracts whose mail goes to this address from now on. */
  contracts: uniqueIds(CHOOSE_CONTRACTS),
  /** Whether it is also used for advertising and questions. */
  contact: v.boolean(),
  seen: SeenAddressesSchema,
  /** The id of an unconfirmed address that this one replaces. */
  corrects: v.optional(IdSchema),
}

const adding = (value: v.GenericSchema<string>) =>
  v.pipe(
    v.strictObject({ ...emailAddressEntries, value }),
    v.forward(
      v.partialCheck([['contracts'], ['contact']], isUsed, 'Wählen Sie aus, wofür die Adresse gilt.'),
      ['contracts'],
    ),
  )

/** Body of POST api/personalData/emailAddress: a new address and its uses. */
export const AddEmailAddressSchema = adding(EmailAddressSchema)

/** The same for a form, which shows the address. */
export const AddShownEmailAddressSchema = adding(ShownEmailAddressSchema)

/** Body of PUT api/personalData/emailAddress: an address and its uses. */
export const ChangeEmailAddressSchema = v.strictObject({ id: IdSchema, ...emailAddressEntries })

/** Body of POST api/paperlessContractCommunication/useEmailForContracts. */
export const UseEmailForContractsSchema = v.strictObject({
  email: EmailAddressSchema,
  contractIds: uniqueIds(CHOOSE_CONTRACTS, { atLeast: 1 }),
  seen: SeenAddressesSchema,
})

/** Body of POST api/paperlessContractCommunication/usePaperForContracts. */
export const UsePaperForContractsSchema = v.strictObject({
  contractIds: uniqueIds(CHOOSE_CONTRACTS, { atLeast: 1 }),
})
