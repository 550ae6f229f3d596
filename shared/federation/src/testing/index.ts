export { isFaultOfRelease } from '../runtime/release-fault.ts'
export { scriptError } from '../runtime/verified-script.ts'
