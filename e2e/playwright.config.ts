import { playwrightConfig } from '@portal/e2e/config'

/** The composition tests. The smoke and cluster tests have configs of their own. */
export default await playwrightConfig(import.meta.dirname, {
  testMatch: '{journeys,embedding,faults,accessibility,first-load}/*.spec.ts',
})
