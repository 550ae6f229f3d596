import 'i18next'
import type { communication } from './paperless/communication.texts.de.ts'
import type { paymentMethods } from './payments/payments.texts.de.ts'
import type { de } from './texts.de.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: {
      translation: typeof de & { communication: typeof communication; paymentMethods: typeof paymentMethods }
    }
  }
}
