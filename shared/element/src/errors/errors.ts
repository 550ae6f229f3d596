export { elementErrors } from './element-errors.ts'
export { ElementFailure } from './element-failure.tsx'
export { callFailure, configFailure } from './find-failure.ts'
