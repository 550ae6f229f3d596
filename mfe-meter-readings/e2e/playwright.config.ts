import { playwrightConfig } from '@portal/e2e/config'

export default await playwrightConfig(import.meta.dirname)
