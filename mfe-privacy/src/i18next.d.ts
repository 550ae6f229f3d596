import 'i18next'
import type { ecoDialog } from './eco/eco.texts.de.ts'
import type { history } from './history/history.texts.de.ts'
import type { de } from './texts.de.ts'
import type { trackingDialog } from './tracking/tracking.texts.de.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: {
      translation: typeof de & {
        ecoDialog: typeof ecoDialog
        trackingDialog: typeof trackingDialog
        history: typeof history
      }
    }
  }
}
