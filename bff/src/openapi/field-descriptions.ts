import type { JsonSchema } from './openapi-shape.ts'

/** Descriptions by field, or by component and field if a name has several meanings. */
const notes: Record<string, string> = {
  at: 'When, in UTC',
  attemptsLeft: 'The code is locked after the last one',
  avatarContent: 'A JPEG or PNG, base64',
  birthdate: 'In the past, at most 125 years ago',
  birthday: 'A calendar date without a time zone',
  changedAt: 'Null if it was never changed',
  channel: 'The place of the decision',
  cmdm: 'Enabled for two brands or more: the customer may choose between them',
  commodity: 'What the contract supplies; omitted if the brand does not tell',
  code: 'Stable: select texts by it, never by the title',
  consent: 'The name of the consent, such as advertising.channel.email',
  contact: 'Whether it is also used for advertising and questions',
  contractIds: 'Ids as in the customer profile',
  display: 'In the notation of its country, +49 711 123456; show value if it is missing',
  errors: 'One per refused field',
  eMailAddressChangedAt: 'Null if it was never changed',
  effectiveFrom:
    'The change takes effect then without the present mailbox; missing before the mail to it was sent',
  failing: 'The part that fails, if one does',
  isComplete: 'False during an outage of the identity provider: sign-ins and password changes are missing',
  isCurrent: 'Whether it is the calling device; false for all if the token does not name one',
  maskedIban: 'All but the first four and the last four characters are dots',
  message: 'German, for the customer',
  missing: 'The mailbox whose link was not opened yet; only while the change waits',
  newDeviceAt: 'The last sign-in on a new device other than the calling one, within three days',
  nameChangedAt: 'Null if it was never changed',
  numberChangedAt: 'Null if it was never changed',
  objectedAt: 'An objection is final',
  otherContracts: 'Contracts with the other brands',
  outcome: 'The outcome of this item; others may differ',
  path: 'JSON pointer into the body',
  pin: 'Five digits',
  productName: 'Show the business area if it is missing',
  reason: 'Why a business system refused the change; set only for a refusal',
  registrationCode: '26 letters and digits; case, spaces and dashes are ignored, 0 is read as O and 1 as I',
  renewals: 'How an expired invitation can be renewed',
  requestId: 'The id of the request in the log; also in X-Request-Id',
  resendAfter: 'Seconds until it can be requested again',
  retryAfter: 'Seconds until the next attempt, as in Retry-After',
  seen: 'By contract, the id of the shown address; if it has changed, the result is stale-version',
  termEnd: 'The last day of the contract; omitted if it has no end',
  termStart: 'The first day of the contract, which may be in the future',
  token: 'The secret in the mail',
  topics: 'By topic of the brand; topics that a change does not name stay',
  undecidedConsents: 'How many kinds of consent the customer has never decided on',
  version: 'Incremented by every change; a change names its base version',
  wordingVersion: 'The date of the wording that the customer read',
  wording: 'The German text that the customer read; null if it is unknown',
  workingDays: 'From and to',
  zipCode: 'Five digits',
  'AddEmailAddressBody.contracts': 'Ids of the contracts that use it from now on',
  'ChangeEmailAddressBody.contracts': 'Ids of the contracts that use it from now on',
  'AddPhoneNumberBody.contracts': 'Ids of the contracts that use it',
  'ChangePhoneNumberBody.contracts': 'Ids of the contracts that use it',
  'ReplaceContractPhoneNumbersBody.contracts': 'Ids of the contracts that use the new number',
  'AddPhoneNumberBody.value': 'With country code: +49 711 123456 or 0049711123456',
  'ChangePhoneNumberBody.value': 'With country code: +49 711 123456 or 0049711123456',
  'ReplaceContractPhoneNumbersBody.value': 'The new number, with country code',
  'ReplaceContactPhoneNumbersBody.value': 'The new number, with country code',
  'EmailAddressChanged.item': 'The present item; null if no contract accepted it',
  'PhoneNumberChanged.item': 'The present item; null if no contract accepted it',
  'Device.browser': 'A name without a version; omitted if unknown',
  'Device.system': 'A name without a version; omitted if unknown',
  'SecurityEvent.browser': 'A name without a version; omitted if unknown',
  'SecurityEvent.system': 'A name without a version; omitted if unknown',
  'PermissionsHistory.isComplete': 'False if older proofs are omitted',
  'PermissionsReceipt.isComplete': 'False if older proofs are omitted',
  'MyDataField.name': 'Stable',
  'MyDataField.label': 'German',
  'MyDataField.kind': 'text, day, instant, flag, iban or data; there may be more',
  'MyDataField.words': 'The German text of the value, if it needs one',
  'MyDataSection.isComplete': 'False during an outage of the identity provider',
  'MyDataSection.retention': 'The retention period, German',
  'DeletionStatus.status': 'Pending until the sign-in is deleted, too',
  'DeletionStatus.hasConsents': 'Whether the deletion could withdraw a consent; omitted after the request',
  'DeletionStatus.waitsUntil':
    'A deletion waits until then, because an earlier sign-in address can take the account back; omitted if it need not wait',
  'UserProfile.status': 'During a pending deletion other calls return account-deleted',
  'Eligibility.attemptsLeft':
    'With eligible: remaining attempts for the postal code before the code is locked',
  'Invitation.state': 'Nothing else is returned, because the caller is not identified yet',
  'ReportReleasesBody.release': 'The hash of its files, as in the registry',
  'ReportReleasesBody.ticket': 'Of getReportTicket; omitted by pages of earlier releases',
  'PhonePin.pin': 'Null until the first one is created',
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
