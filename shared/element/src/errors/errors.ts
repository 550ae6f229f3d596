export { elementErrors } from './element-errors.ts'
export { ElementFailure } from './element-failure.tsx'
export { callFailure, startFailure } from './find-failure.ts'
