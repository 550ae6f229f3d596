import type { Engine } from './engines.ts'

/** The engines of this machine: see `findEngines` of the launcher. */
export const foundEngines: Engine[] = [
  'chromium',
  ...(process.env.FIREFOX_BIN ? (['firefox'] as const) : []),
  ...(process.env.WEBKIT_DRIVER ? (['webkit'] as const) : []),
]
