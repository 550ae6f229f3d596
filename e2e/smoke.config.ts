import { playwrightConfig } from '@portal/e2e/config'

/** A few journeys across all parts, which each new release must pass. */
export default await playwrightConfig(import.meta.dirname, { testMatch: 'smoke/*.spec.ts' })
