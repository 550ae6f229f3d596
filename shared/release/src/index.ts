export {
  activateAll,
  promoteCanary,
  recordVerification,
  retire,
  rollback,
  startCanary,
  withdraw,
} from './activate.ts'
export { importRelease } from './import.ts'
export { readLog } from './log.ts'
export { absoluteAddress, isBucketAddress, openStorage } from './open-storage.ts'
export { readRegistry } from './projections.ts'
export { prune } from './prune.ts'
export { type Origin, publish } from './publish.ts'
export { earlierReleases, latestRelease } from './registry-changes.ts'
export { sourceRevision } from './source-revision.ts'
export { readText, type Storage } from './storage.ts'
export { ReleaseError, readRelease, releaseFolder } from './store.ts'
