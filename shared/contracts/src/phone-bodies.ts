import * as v from 'valibot'
import { CHOOSE_CONTRACTS, servesSomething } from './channel-uses.ts'
import { PhoneNumberSchema } from './phone-number.ts'
import { IdSchema, uniqueIds, VersionSchema } from './text-fields.ts'

const NUMBERS = 'Wählen Sie mindestens einen Nummer aus'

const phoneNumberEntries = {
  value: PhoneNumberSchema,
  /** A contract may have several numbers. */
  contracts: uniqueIds(CHOOSE_CONTRACTS),
  contact: v.boolean(),
}

/** Body of POST api/personalData/phoneNumber: a new number, and what it is for. */
export const AddPhoneNumberSchema = v.pipe(
  v.strictObject(phoneNumberEntries),
  v.forward(
    v.partialCheck([['contracts'], ['contact']], servesSomething, 'Wählen Sie aus, wofür die Nummer gilt.'),
    ['contracts'],
  ),
)

/** Body of PUT api/personalData/phoneNumber: what a number is, and what it is for. */
export const ChangePhoneNumberSchema = v.strictObject({ id: IdSchema, ...phoneNumberEntries })

const atLeastOne = <Item extends v.GenericSchema<unknown, { id: string }>>(item: Item) =>
  v.pipe(
    v.array(item, NUMBERS),
    v.minLength(1, NUMBERS),
    v.maxLength(200, NUMBERS),
    v.check((items) => new Set(items.map(({ id }) => id)).size === items.length, NUMBERS),
  )

/** Body of PUT api/personalData/contractPhoneNumbers: one number in place of several, in the contracts named. */
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

/** Body of PUT api/personalData/contactPhoneNumbers: one number in place of several contact numbers. */
export const ReplaceContactPhoneNumbersSchema = v.strictObject({
  value: PhoneNumberSchema,
  items: atLeastOne(v.strictObject({ id: IdSchema, version: VersionSchema })),
})
