import 'i18next'
import type { addresses } from './addresses/addresses.texts.de.ts'
import type { emails } from './emails/emails.texts.de.ts'
import type { phones } from './phones/phones.texts.de.ts'
import type { de } from './texts.de.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: {
      translation: typeof de & {
        addresses: typeof addresses
        emails: typeof emails
        phones: typeof phones
      }
    }
  }
}
