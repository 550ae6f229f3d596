export { elementErrors } from './element-errors.ts'
export { ElementFailure } from './element-failure.tsx'
export { blockedCall, callFailure, startFailure } from './find-failure.ts'
