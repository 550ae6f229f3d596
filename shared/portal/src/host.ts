export { APP_CONFIG_URL, readAppConfig } from './app-config-file.ts'
export { type Bus, createBus, remoteEvents } from './bus.ts'
export { goBackOnce } from './go-back-once.ts'
export { FailureBoundary } from './lazy/failure-boundary.tsx'
export { withLoadTimeout } from './lazy/load-timeout.ts'
export { refetch } from './lazy/refetch.ts'
export { createMockedSession } from './mocked-session.ts'
export { withResultTimeout } from './result-toast.ts'
export { syncCacheWithBus } from './shared-cache.ts'
export {
  hasStoredSession,
  isFresh,
  readStoredAccount,
  readStoredToken,
} from './stored-token.ts'
export { createMemoryStorage } from './tab-storage.ts'
export { tenantEventOf, useTenantAnnouncement } from './tenant-announcement.ts'
export { createUnsavedInput, type UnsavedInput } from './unsaved-input.ts'
export { UnsavedInputGuard, UnsavedInputQuestion } from './unsaved-input-guard.tsx'
