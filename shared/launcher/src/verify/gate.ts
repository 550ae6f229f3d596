// What the command line of other repositories verifies with. It has no library of the browser: the caller brings it.
export { readBffDocument } from './bff-document.ts'
export { BROWSER_ARGUMENTS } from './browser-arguments.ts'
export { findingsOfCode } from './code-findings.ts'
export { conclude, type Evidence } from './conclusion.ts'
export { ANNA, errandsOf, runErrands } from './errands.ts'
export type { RemoteCalls } from './remote-calls.ts'
export { reportOf } from './verdict.ts'
export { SIGN_IN } from './visits.ts'
