export {
  ACCOUNT_NAME,
  type AdvertisingTopic,
  advertisingTopics,
  cancellationUrls,
  type DeepLinks,
  deepLinks,
  loginHosts,
  PARENT_BRAND,
  type Partner,
  partners,
  portalUrls,
  type Service,
  type ServiceContact,
  serviceContacts,
  servicesFor,
  type Tenant,
  type TenantId,
  THIRD_BRAND,
  tenants,
  webAccounts,
} from '@portal/brands'
export { consentTitle } from './advertising-titles.ts'
export {
  APP_CONFIG_VERSION,
  type AppConfig,
  type AppConfigEntries,
  AppConfigError,
  parseAppConfig,
  publicPaths,
} from './app-config.ts'
export { appConfigWarnings } from './app-config-warnings.ts'
export { BirthDateInputSchema, BirthDateSchema, readDateDigits } from './birth-date.ts'
export { bodies, type CallBody } from './bodies.ts'
export {
  type BusEvent,
  BusEventSchema,
  type ProfileChanged,
  ProfileChangedSchema,
  type TenantEvent,
  TenantEventSchema,
} from './bus-events.ts'
export { businessSystemOf, tenantChoice } from './business-systems.ts'
export { type Call, CUSTOMER_PROFILE_PATH, TENANT_HEADER, USER_PROFILE_PATH } from './call.ts'
export {
  type CallLimit,
  type CallProtection,
  commonLimits,
  protectionOf,
} from './call-protections.ts'
export { type CallName, type CallQuery, type CallResponse, calls } from './calls.ts'
export {
  type ContractResult,
  ContractResultSchema,
  type ItemResult,
  ItemResultSchema,
  type RefusalReason,
  RefusalReasonSchema,
} from './change-results.ts'
export {
  byKind,
  byPermissionCall,
  consentKinds,
  currentWordingVersion,
  type PageName,
  type PermissionCall,
  type PermissionKind,
  type PlainKind,
  PRIVACY_POLICY_DATE,
  permissionCallNames,
  permissionKinds,
  plainKinds,
  type WordingVersion,
  wordingVersions,
} from './consent-kinds.ts'
export { aboutKind, consentLabel, kindTitle } from './consent-titles.ts'
export { consentWording, knownWording } from './consent-wordings.ts'
export {
  type Consents,
  consentsIn,
  dialogConsents,
  isConsumptionShown,
  type PageConsent,
  pageConsents,
} from './consents.ts'
export type { ContractConsumption } from './consumption-calls.ts'
export { businessAreaName, contractDisplayName } from './contract-name.ts'
export { type ContractTerm, contractTerm, today } from './contract-term.ts'
export { COOKIE_WORDING } from './cookie-wording.ts'
export {
  type Address,
  AddressSchema,
  type Contract,
  ContractSchema,
  type CustomerProfile,
  CustomerProfileSchema,
  type EmailItem,
  EmailItemSchema,
  type PaymentData,
  type PaymentKind,
  type PendingEmailItem,
  type PersonalData,
  PersonalDataSchema,
  type PhoneItem,
  PhoneItemSchema,
} from './customer-profile.ts'
export { type DefinedRemote, defineRemote } from './define-remote.ts'
export { canonicalEmailAddress, EMAIL_ADDRESS_IN_USE, maskedAddress } from './email-address.ts'
export { AddShownEmailAddressSchema } from './email-bodies.ts'
export { HealthSchema } from './health-calls.ts'
export {
  RegistrationCodeBodySchema,
  RestartWithEmailSchema,
  ZipCodeValidationSchema,
} from './identity-linking.ts'
export { type MailKind, mailKinds } from './mail-kinds.ts'
export {
  type MyData,
  type MyDataField,
  MyDataFieldSchema,
  type MyDataRecord,
  MyDataRecordSchema,
  type MyDataSection,
  MyDataSectionSchema,
} from './my-data.ts'
export { originsOf } from './origins-of.ts'
export { parseUrl } from './parse-url.ts'
export { UNKNOWN_TOPIC } from './permission-bodies.ts'
export { consentNames, permissionFlags } from './permission-flags.ts'
export {
  type Activity,
  advertisingChannels,
  COOKIE_CONSENT,
  type ConsentName,
  type Permissions,
  type PermissionsOverview,
  type ProductConsent,
} from './permissions.ts'
export {
  type ConsentChange,
  type ConsentHistory,
  type ConsentStep,
  consentStep,
  type PermissionsHistory,
  type PermissionsReceipt,
} from './permissions-history.ts'
export {
  AddPhoneNumberSchema,
  ReplaceContactPhoneNumbersSchema,
  ReplaceContractPhoneNumbersSchema,
} from './phone-bodies.ts'
export { displayPhoneNumber, readPhoneNumber } from './phone-number.ts'
export { ChangePhonePinSchema, isGuessablePhonePin } from './phone-pin.ts'
export * from './portal-paths.ts'
export {
  PROBLEM_MEDIA_TYPE,
  type Problem,
  type ProblemCode,
  ProblemCodeSchema,
  ProblemSchema,
} from './problem.ts'
export { queryKeys } from './query-keys.ts'
export {
  defineRoutes,
  namedRoutes,
  type PathParameter,
  pathBelow,
  type RouteEntry,
  type RouteName,
  type RoutePath,
  type RouteTable,
} from './route-table.ts'
export { SCRIPT_POLICY } from './script-policies.ts'
export {
  type Device,
  DeviceSchema,
  type SecurityEvent,
  SecurityEventSchema,
} from './security.ts'
export { type SecurityEventKind, securityEventKinds } from './security-event-kinds.ts'
export * from './service-contacts.ts'
export { type PaperlessChoice, paperlessSkipCookie, skipValue } from './skip-value.ts'
export { TenantIdSchema } from './tenants.ts'
export {
  consentService,
  monitoringOrigin,
  type ThirdPartyConfig,
  tagManagerService,
  thirdPartySources,
} from './third-parties.ts'
export { toJson } from './to-json.ts'
export { tokenClaims } from './token-claims.ts'
export { appScheme } from './touchpoints.ts'
export { isTrackedEvent, type TrackedEvent } from './tracked-events.ts'
export { readEmailAddress, ShownEmailFormSchema } from './typed-email-address.ts'
export { type Reading, readDigits } from './typed-text.ts'
export { CHANGE_ID_HEADER, type OfferedUndo, type Restored, type UndoPart } from './undo.ts'
export * from './user-profile.ts'
export { readZipCode } from './zip-code.ts'
