import { type Logger, pino } from 'pino'

const FRAME = /^\s+at /

/**
 * Drivers put the row, the parameters or the invalid value into message and detail of their errors, and these are
 * personal data. The remaining fields suffice to find the place.
 */
function withoutValues(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  return {
    type: error.name,
    code: 'code' in error ? error.code : undefined,
    frames: error.stack?.split('\n').filter((line) => FRAME.test(line)),
  }
}

/**
 * Unbuffered lines took a tenth of a request's time. Buffered lines are written a moment later; a process that exits,
 * even after an error, still writes them, and only a killed one loses the last lines.
 */
const inBatches = () => pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 100 })

/** Structured lines on stdout. Errors under the key `err` lose their texts. */
export function createLogger(level: string, destination?: pino.DestinationStream): Logger {
  return pino({ level, base: null, serializers: { err: withoutValues } }, destination ?? inBatches())
}
