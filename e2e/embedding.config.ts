import { playwrightConfig } from '@portal/e2e/config'

/** The tests of foreign pages, which `npm test` runs beside the other composition tests. */
export default await playwrightConfig(import.meta.dirname, { testMatch: 'embedding/*.spec.ts' })
