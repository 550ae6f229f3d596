import { dirname } from 'node:path'
import { defineConfig } from '@playwright/test'
import { playwrightConfig } from '@portal/e2e/config'

const specs = { testDir: dirname(import.meta.dirname), testMatch: '{e2e/*,mfe-*/e2e}/*.spec.ts' }

/** Runs the tests tagged `@two-bffs`. `TEST_DATABASE_URL` gives the portal its second BFF. */
export default defineConfig(await playwrightConfig(import.meta.dirname, specs), { grep: /@two-bffs/ })
