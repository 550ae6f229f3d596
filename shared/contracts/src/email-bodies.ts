import * as v from 'valibot'
import { CHOOSE_CONTRACTS, servesSomething } from './channel-uses.ts'
import { EmailAddressSchema } from './email-address.ts'
import { IdSchema, uniqueIds } from './text-fields.ts'

/**
 * The id of the e-mail address that each contract had when the customer looked, null for none. Where it is another one
 * by now, the contract is left as it is, with the result `stale-version`; where the new address must be confirmed first,
 * the call as a whole is refused with that code.
 */
const SeenAddressesSchema = v.optional(v.record(IdSchema, v.nullable(IdSchema)))

const emailAddressEntries = {
  value: EmailAddressSchema,
  /** Contracts whose mail goes there from now on, instead of to the address that they had. */
  contracts: uniqueIds(CHOOSE_CONTRACTS),
  /** Also for advertising and questions. */
  contact: v.boolean(),
  seen: SeenAddressesSchema,
  /** The id of an address that waits for its confirmation, and is withdrawn for this one. */
  corrects: v.optional(IdSchema),
}

/** Body of POST api/personalData/emailAddress: a new address, and what it is for. */
export const AddEmailAddressSchema = v.pipe(
  v.strictObject(emailAddressEntries),
  v.forward(
    v.partialCheck([['contracts'], ['contact']], servesSomething, 'Wählen Sie aus, wofür die Adresse gilt.'),
    ['contracts'],
  ),
)

/** Body of PUT api/personalData/emailAddress: what an address is, and what it is for. */
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
