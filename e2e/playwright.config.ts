import { playwrightConfig } from '@portal/e2e/config'

const isInTest = process.env.TURBO_HASH !== undefined

/** The composition tests. The smoke and cluster tests have configs of their own. */
export default await playwrightConfig(import.meta.dirname, {
  // In `npm test` those of foreign pages are a step of their own.
  testMatch: `{journeys,faults,accessibility,first-load${isInTest ? '' : ',embedding'}}/*.spec.ts`,
  // Many wait for a slow line or as long as a customer reads, so one worker leaves its core idle.
  ...(isInTest && { workers: 2 }),
})
