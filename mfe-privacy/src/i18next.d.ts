import 'i18next'
import type { advertising } from './advertising/advertising.texts.de.ts'
import type { consumption } from './data-visualization/consumption.texts.de.ts'
import type { visualizationPage } from './data-visualization/data-visualization.texts.de.ts'
import type { deleteAccount } from './delete-account/delete-account.texts.de.ts'
import type { ecoDialog } from './eco/eco.texts.de.ts'
import type { history } from './history/history.texts.de.ts'
import type { letters } from './letter-advertising/letter-advertising.texts.de.ts'
import type { myData } from './my-data/my-data.texts.de.ts'
import type { revocationDialog } from './revocation/revocation.texts.de.ts'
import type { de } from './texts.de.ts'
import type { interestProfile } from './tracking/interest-profile.texts.de.ts'
import type { trackingDialog } from './tracking/tracking.texts.de.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: {
      translation: typeof de & {
        advertising: typeof advertising
        consumption: typeof consumption
        visualizationPage: typeof visualizationPage
        deleteAccount: typeof deleteAccount
        ecoDialog: typeof ecoDialog
        interestProfile: typeof interestProfile
        letters: typeof letters
        revocationDialog: typeof revocationDialog
        trackingDialog: typeof trackingDialog
        history: typeof history
        myData: typeof myData
      }
    }
  }
}
