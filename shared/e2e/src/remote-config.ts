import { join } from 'node:path'
import { playwrightConfig } from './config.ts'

/** Runs the journeys of the remote in the current folder. */
export default await playwrightConfig(join(process.cwd(), 'e2e'))
