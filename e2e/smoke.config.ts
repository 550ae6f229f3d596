import { defineConfig } from '@playwright/test'
import { playwrightConfig } from '@portal/e2e/config'

/** Whether the parts of a portal fit together: what a new release of any of them must pass. */
export default defineConfig(await playwrightConfig(import.meta.dirname), { testDir: 'smoke' })
