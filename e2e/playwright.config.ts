import { defineConfig } from '@playwright/test'
import { playwrightConfig } from '@portal/e2e/config'

/** The composition. The other two configs run what stands in `smoke` and what two BFFs can break. */
export default defineConfig(await playwrightConfig(import.meta.dirname), {
  testIgnore: ['smoke/**', 'cluster/**'],
})
