export {
  BffError,
  type BffErrorCode,
  type Client,
  customerProfileQuery,
  isRefusedAs,
  type Session,
  SessionEndedError,
  userProfileQuery,
} from '@portal/bff-client'
export type { CallBody, CallQuery, CallResponse } from '@portal/contracts'
export { contractDisplayName } from '@portal/contracts'
export type {
  CookieAnswer,
  CookieSettings,
  Portal,
  PortalEvents,
  ProvenInvitation,
  TabStorage,
  Toast,
} from '@portal/portal'
export { createClient } from './client.ts'
export type {
  AppConfig,
  BffCalls,
  BusEvent,
  CallName,
  Contract,
  CustomerProfile,
  DefinedRemote,
  FirstRead,
  Problem,
  ProblemCode,
  ProfileChanged,
  RefusalReason,
  RemoteSource,
  TenantEvent,
  TenantId,
  TrackedEvent,
  UserProfile,
} from './contract-types.ts'
export { defineRemote } from './define-remote.ts'
export { runtimeStyles } from './runtime-styles.ts'
