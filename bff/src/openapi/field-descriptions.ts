import type { JsonSchema } from './openapi-shape.ts'

/** Descriptions by field, or by component and field if a name has several meanings. */
const notes: Record<string, string> = {
  at: 'When, in UTC',
  attemptsLeft: 'After the last one the code is locked',
  avatarContent: 'A JPEG or PNG, base64',
  birthdate: 'In the past, at most 125 years ago',
  birthday: 'A calendar date without a time zone',
  changedAt: 'Null if it was never changed',
  channel: 'Where the customer decided',
  cmdm: 'Enabled for two brands or more: the customer may choose between them',
  code: 'Stable: choose texts by it, never by the title',
  consent: 'The name of the consent, such as advertising.channel.email',
  contact: 'Whether it is also used for advertising and questions',
  contractIds: 'Ids as in the customer profile',
  display: 'As it is written in its country, +49 711 123456; show value without it',
  errors: 'One for each field that was refused',
  eMailAddressChangedAt: 'Null if it was never changed',
  failing: 'The part that fails, if one does',
  isComplete: 'False while the identity provider cannot be asked: sign-ins and changed passwords are missing',
  isCurrent: 'Whether the call came from it; true for none if the token does not say',
  maskedIban: 'All but the first four and the last four characters are dots',
  message: 'German, for the customer',
  nameChangedAt: 'Null if it was never changed',
  numberChangedAt: 'Null if it was never changed',
  objectedAt: 'An objection is final',
  otherContracts: 'Contracts with the other brands',
  outcome: 'Of this one alone: another may have another',
  path: 'JSON pointer into the body',
  pin: 'Five digits',
  productName: 'Without one, show the business area',
  reason: 'Why a business system refused; set if it did',
  registrationCode: '26 characters of base32; case, spaces and dashes are forgiven',
  renewals: 'How an expired invitation can be renewed',
  requestId: 'Names the request in the log; also in X-Request-Id',
  resendAfter: 'Seconds until it may be asked for again',
  retryAfter: 'Seconds until the next try, as in Retry-After',
  seen: 'By contract, the id of the address that it was shown with; where it is another by now, the result is stale-version',
  termEnd: 'The last day of the contract; left out as long as it goes on',
  termStart: 'The first day of the contract, which may lie ahead',
  token: 'The secret from the mail',
  topics: 'By topic of the brand; what a change does not name stays',
  version: 'Counts up with every change; a change names the one it was made on',
  wordingVersion: 'The day of the words that the customer read',
  wording: 'What the customer read, German; null if the text of that day is not known',
  workingDays: 'From and to',
  zipCode: 'Five digits',
  'AddEmailAddressBody.contracts': 'Ids of the contracts whose mail goes there from now on',
  'ChangeEmailAddressBody.contracts': 'Ids of the contracts whose mail goes there from now on',
  'AddPhoneNumberBody.contracts': 'Ids of the contracts that it serves',
  'ChangePhoneNumberBody.contracts': 'Ids of the contracts that it serves',
  'ReplaceContractPhoneNumbersBody.contracts': 'Ids of the contracts in which it is replaced',
  'AddPhoneNumberBody.value': 'With country code: +49 711 123456 or 0049711123456',
  'ChangePhoneNumberBody.value': 'With country code: +49 711 123456 or 0049711123456',
  'ReplaceContractPhoneNumbersBody.value': 'The one number, with country code',
  'ReplaceContactPhoneNumbersBody.value': 'The one number, with country code',
  'EmailAddressChanged.item': 'As it stands now; null if no contract took it',
  'PhoneNumberChanged.item': 'As it stands now; null if no contract took it',
  'Device.browser': 'A name without a version; left out where it is not known',
  'Device.system': 'A name without a version; left out where it is not known',
  'SecurityEvent.browser': 'A name without a version; left out where it is not known',
  'SecurityEvent.system': 'A name without a version; left out where it is not known',
  'PermissionsHistory.isComplete': 'False if there are older proofs than these',
  'PermissionsReceipt.isComplete': 'False if there are older proofs than these',
  'MyDataField.name': 'Stays the same',
  'MyDataField.label': 'German',
  'MyDataField.kind': 'text, day, instant, flag, iban or data; there may be more',
  'MyDataField.words': 'The value in words, where it does not speak for itself',
  'MyDataSection.isComplete': 'False while the identity provider cannot be asked',
  'MyDataSection.retention': 'How long it is kept, German',
  'DeletionStatus.status': 'Pending until the sign-in is gone, too',
  'UserProfile.status': 'After the deletion was asked for, other calls answer account-deleted',
  'Eligibility.attemptsLeft':
    'With eligible: how often the postal code may be tried before the code is locked',
  'Invitation.state': 'Nothing else is told: who brings a code is not known yet',
  'PhonePin.pin': 'Null until the first one is made',
}

/** Adds the descriptions to the schemas. */
export function withFieldDescriptions(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(schemas).map(([component, schema]) => [component, described(component, schema)]),
  )
}

function described(component: string, schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf } = schema
  return {
    ...schema,
    ...(properties && { properties: describedFields(component, properties) }),
    ...(items && { items: described(component, items) }),
    ...(anyOf && { anyOf: anyOf.map((option) => described(component, option)) }),
  }
}

function describedFields(component: string, fields: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const description = notes[`${component}.${name}`] ?? notes[name]
      return [name, { ...described(component, field), ...(description && { description }) }]
    }),
  )
}
