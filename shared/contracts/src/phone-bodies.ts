import * as v from 'valibot'
import { PhoneNumberSchema } from './phone-number.ts'
import { CHOOSE_CONTRACTS, IdSchema, isUsed, uniqueIds, VersionSchema } from './text-fields.ts'

const NUMBERS = 'Wählen Sie mindestens einen Nummer aus'

const phoneNumberEntries = {
  value: PhoneNumberSchema,
  /** A contract may have several numbers. */
  contracts: uniqueIds(CHOOSE_CONTRACTS),
  contact: v.boolean(),
}

/** Body of POST api/personalData/phoneNumber: a new number and its uses. */
export const AddPhoneNumberSchema = v.pipe(
  v.strictObject(phoneNumberEntries),
  v.forward(v.partialCheck([['contracts'], ['contact']], isUsed, 'Wählen Sie aus, wofür die Nummer gilt.'), [
    'contracts',
  ]),
)

/** Body of PUT api/personalData/phoneNumber: a number and its uses. */
export const ChangePhoneNumberSchema = v.strictObject({
  id: IdSchema,
  ...phoneNumberEntries,
  /** Contracts from which the stored number is removed. All others that are not named keep it. */
  freed: v.optional(uniqueIds(CHOOSE_CONTRACTS)),
})

const atLeastOne = <Item extends v.GenericSchema<unknown, { id: string }>>(item: Item) =>
  v.pipe(
    v.array(item, NUMBERS),
    v.minLength(1, NUMBERS),
    v.maxLength(200, NUMBERS),
    v.check((items) => new Set(items.map(({ id }) => id)).size === items.length, NUMBERS),
  )

/** Body of PUT api/personalData/contractPhoneNumbers: replaces several numbers of the named contracts by one. */
export const ReplaceContractPhoneNumbersSchema = v.strictObject({
  value: PhoneNumberSchema,
  items: atLeastOne(
    v.strictObject({
      id: IdSchema,
      version: VersionSchema,
      contracts: uniqueIds(CHOOSE_CONTRACTS, { atLeast: 1 }),
    }),
  ),
})

/** Body of PUT api/personalData/contactPhoneNumbers: replaces several contact numbers by one. */
export const ReplaceContactPhoneNumbersSchema = v.strictObject({
  value: PhoneNumberSchema,
  items: atLeastOne(v.strictObject({ id: IdSchema, version: VersionSchema })),
})
