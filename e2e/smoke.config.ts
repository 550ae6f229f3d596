import { playwrightConfig } from '@portal/e2e/config'

/** Whether the parts of a portal fit together: what a new release of any of them must pass. */
export default await playwrightConfig(import.meta.dirname, { testMatch: 'smoke/*.spec.ts' })
