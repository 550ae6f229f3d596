import { defineConfig } from '@playwright/test'
import { playwrightConfig } from '@portal/e2e/config'

/** What two BFFs on one PostgreSQL can break, wherever it stands. `TEST_DATABASE_URL` gives the portal its second BFF. */
export default defineConfig(await playwrightConfig(import.meta.dirname), {
  testDir: '..',
  testMatch: ['e2e/**/*.spec.ts', 'mfe-*/e2e/**/*.spec.ts'],
  grep: /@two-bffs/,
})
