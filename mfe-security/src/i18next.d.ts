import 'i18next'
import type { passwordReset } from './password-reset/password-reset.texts.de.ts'
import type { de } from './texts.de.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: {
      translation: typeof de & { passwordReset: typeof passwordReset }
    }
  }
}
