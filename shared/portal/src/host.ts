export { APP_CONFIG_URL, readAppConfig } from './app-config-file.ts'
export { type Bus, createBus, remoteEvents } from './bus.ts'
export { goBackOnce } from './go-back-once.ts'
export { FailureBoundary } from './lazy/failure-boundary.tsx'
export { createPart } from './lazy/lazy-part.ts'
export { createMockedSession } from './mocked-session.ts'
export { withResultTimeout } from './result-toast.ts'
export { syncCacheWithBus } from './shared-cache.ts'
export { createHeadingFocus } from './shown-page/heading-focus.ts'
export { watchShownPage } from './shown-page/shown-page.ts'
export { describeSignInCause } from './sign-in/describe-sign-in-cause.ts'
export { findObstacle, findSignInCause } from './sign-in/find-sign-in-cause.ts'
export type { SignInCause } from './sign-in/sign-in-causes.de.ts'
export { SignInError } from './sign-in/sign-in-error.ts'
export { untilLeft } from './sign-in/until-left.ts'
export { withLock } from './sign-in/with-lock.ts'
export { STEP_UP_KEY } from './step-up-return.ts'
export { storedHeaders } from './stored-key.ts'
export {
  hasStoredSession,
  isFresh,
  readStoredAccount,
  readStoredToken,
  type StoredToken,
} from './stored-token.ts'
export { createMemoryStorage, createTabStorage } from './tab-storage.ts'
export { tenantEventOf, useTenantAnnouncement } from './tenant-announcement.ts'
export { createUnsavedInput, type UnsavedInput } from './unsaved-input.ts'
export { UnsavedInputQuestion } from './unsaved-input-question.tsx'
