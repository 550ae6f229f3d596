import { playwrightConfig } from '@portal/e2e/config'

/** The composition. Two other configs run the smoke tests and what two BFFs can break. */
export default await playwrightConfig(import.meta.dirname, {
  testMatch: '{journeys,faults,accessibility,first-load}/*.spec.ts',
})
