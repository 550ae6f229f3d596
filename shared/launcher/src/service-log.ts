import type { Writable } from 'node:stream'
import { createStream } from 'rotating-file-stream'

interface LogLimits {
  /** Of one file, such as `10M`. */
  size: `${number}K` | `${number}M`
  /** The number of full files. */
  rotate: number
}

/** A log that rotates when it is full: `bff.log` is the newest, `bff.log.2` the oldest. */
export function openServiceLog(file: string, limits: LogLimits = { size: '10M', rotate: 2 }): Writable {
  return createStream(file, { ...limits })
}
