export {
  activateAll,
  promoteCanary,
  recordVerification,
  retire,
  rollback,
  startCanary,
  withdraw,
} from './activate.ts'
export type { Author } from './author.ts'
export { findRelease, type Outcome, run } from './commands/command.ts'
export { groupBy } from './group-by.ts'
export { importRelease } from './import.ts'
export { readLog } from './log.ts'
export { absoluteAddress, isBucketAddress, openStorage } from './open-storage.ts'
export { pagesIn, writePage } from './page-files.ts'
export { printable } from './printable.ts'
export { releaseProgram, runProgram } from './program.ts'
export { PAGE_FILE, PAGES, readRegistry } from './projections.ts'
export { prune } from './prune.ts'
export { type Origin, publish } from './publish.ts'
export { earlierReleases, latestRelease } from './registry-changes.ts'
export { ReleaseError } from './release-error.ts'
export { KEYS_FILE } from './signature.ts'
export { sourceRevision } from './source-revision.ts'
export { readText, type Storage } from './storage.ts'
export { readRelease, releaseFolder } from './store.ts'
export { vendorFolder } from './vendor.ts'
export { readReport, reportFolder, type VerificationReport, writeReport } from './verification-report.ts'
export { write } from './write.ts'
