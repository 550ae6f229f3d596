export { type BffClient, type CallingRemote, type Client, createBffClient } from './bff-client.ts'
export { BffError, type BffErrorCode, isRefusedAs } from './bff-error.ts'
export { BffProvider, useBff } from './bff-provider.tsx'
export {
  customerProfileQuery,
  useCustomerProfile,
  userProfileQuery,
  useUserProfile,
} from './profile-queries.ts'
export { proofHeaders } from './proof-headers.ts'
export { createQueryClient } from './query-client.ts'
export type { TakePrefetched } from './read-prefetched.ts'
export { readResponse } from './read-response.ts'
export { bearerHeaders, bffBaseUrl, fetchAhead, requestHeaders } from './request-rules.ts'
export { type SentCall, type Session, SessionEndedError } from './session.ts'
