import { playwrightConfig } from '@portal/e2e/config'

// In `npm test` those of foreign pages are a step of their own.
const foreignPages = process.env.TURBO_HASH ? '' : ',embedding'

/** The composition tests. The smoke and cluster tests have configs of their own. */
export default await playwrightConfig(import.meta.dirname, {
  testMatch: `{journeys,faults,accessibility,first-load${foreignPages}}/*.spec.ts`,
})
