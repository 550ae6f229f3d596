import {
  AddressSchema,
  bodies,
  type Call,
  ContractResultSchema,
  ContractSchema,
  CustomerProfileSchema,
  calls,
  DeviceSchema,
  EmailItemSchema,
  HealthSchema,
  ItemResultSchema,
  MyDataFieldSchema,
  MyDataRecordSchema,
  MyDataSectionSchema,
  PersonalDataSchema,
  PhoneItemSchema,
  ProblemSchema,
  permissionCallNames,
  permissionKinds,
  RefusalReasonSchema,
  SecurityEventSchema,
  TenantIdSchema,
  UserProfileSchema,
} from '@portal/contracts'
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { withFieldDescriptions } from './field-descriptions.ts'
import type { JsonSchema } from './openapi-shape.ts'

type Schemas = Record<string, v.GenericSchema>

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const referenceTo = (name: string) => `#/components/schemas/${name}`

const conversion = {
  target: 'draft-2020-12',
  // JSON Schema cannot express a check in code, such as "in the past".
  errorMode: 'ignore',
  overrideRef: ({ referenceId }: { referenceId: string }) => referenceTo(referenceId),
} as const

/** Schemas with a name of their own. */
const namedAnswers: Schemas = {
  TenantId: TenantIdSchema,
  Problem: ProblemSchema,
  RefusalReason: RefusalReasonSchema,
  Health: HealthSchema,
  UserProfile: UserProfileSchema,
  MailRequested: calls.requestPasswordReset.response,
  MailLinkResult: calls.confirmEmailReset.response,
  MailLinkState: calls.describeMailLink.response,
  EmailResetWithdrawn: calls.withdrawEmailReset.response,
  PhonePin: calls.getPhonePin.response,
  PhonePinChanged: calls.changePhonePin.response,
  PhonePinSeen: calls.recordPhonePinSeen.response,
  SecurityEvents: calls.getSecurityEvents.response,
  SecurityEvent: SecurityEventSchema,
  Devices: calls.getDevices.response,
  Device: DeviceSchema,
  DevicesSignedOut: calls.signOutDevice.response,
  MyData: calls.getMyData.response,
  MyDataSection: MyDataSectionSchema,
  MyDataRecord: MyDataRecordSchema,
  MyDataField: MyDataFieldSchema,
  DeletionStatus: calls.getDeletionStatus.response,
  CustomerProfile: CustomerProfileSchema,
  PersonalData: PersonalDataSchema,
  EmailItem: EmailItemSchema,
  PhoneItem: PhoneItemSchema,
  Contract: ContractSchema,
  Address: AddressSchema,
  ContractResult: ContractResultSchema,
  ItemResult: ItemResultSchema,
  EmailAddressChanged: calls.changeEmailAddress.response,
  PhoneNumberChanged: calls.changePhoneNumber.response,
  ItemRemoved: calls.removeEmailAddress.response,
  ItemResults: calls.replaceContractPhoneNumbers.response,
  ContractResults: calls.useEmailForContracts.response,
  ...Object.fromEntries(
    permissionKinds.map((kind) => [
      `${capitalized(kind)}Permissions`,
      calls[permissionCallNames(kind).read].response,
    ]),
  ),
  ProductConsent: calls.objectToProductConsent.response,
  PermissionsOverview: calls.getPermissionsOverview.response,
  PermissionsHistory: calls.getPermissionsHistory.response,
  PermissionsReceipt: calls.getPermissionsReceipt.response,
  Activities: calls.createEcoActivity.response,
  Invitation: calls.processByRegistrationCode.response,
  Eligibility: calls.performEligibilityCheck.response,
  ZipCodeResult: calls.performZipCodeValidation.response,
  InvitationLetter: calls.restartLetterProcess.response,
}

/** The name of a body that several calls share. */
const namedBodies: Schemas = {
  EmailResetTokenBody: bodies.confirmEmailReset,
  CreateActivityBody: bodies.createEcoActivity,
  RegistrationCodeBody: bodies.processByRegistrationCode,
}

/** Other schemas are named after their call. */
function withRest(named: Schemas, byCall: Schemas, suffix: 'Answer' | 'Body'): Schemas {
  const rest = Object.entries(byCall).filter(([, schema]) => !Object.values(named).includes(schema))
  return { ...named, ...Object.fromEntries(rest.map(([call, s]) => [capitalized(call) + suffix, s])) }
}

/** A file has no fields. */
const jsonCalls = Object.entries<Call>(calls).filter(([, { media }]) => !media)
const responses = Object.fromEntries(jsonCalls.map(([name, { response }]) => [name, response]))
const answers = withRest(namedAnswers, responses, 'Answer')
const requests = withRest(namedBodies, bodies, 'Body')

export const componentSchemas = withFieldDescriptions({
  ...toJsonSchemaDefs(answers, { ...conversion, typeMode: 'output' }),
  ...toJsonSchemaDefs(requests, { ...conversion, typeMode: 'input' }),
} as Record<string, JsonSchema>)

/** @param schema a response or a body of a call, or one of their named parts */
export function schemaReference(schema: v.GenericSchema): JsonSchema {
  const found = Object.entries({ ...answers, ...requests }).find(([, other]) => other === schema)
  if (!found) throw new Error('A schema of the document has no name')
  return { $ref: referenceTo(found[0]) }
}

/** A query becomes one parameter per field, so it has no name. */
export const querySchema = (query: v.GenericSchema): JsonSchema =>
  toJsonSchema(query, { ...conversion, typeMode: 'input' }) as JsonSchema
