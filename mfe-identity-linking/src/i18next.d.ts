import 'i18next'
import type { renewal } from './renewal/renewal.texts.de.ts'
import type { de } from './texts.de.ts'
import type { zipCode } from './zip-code/zip-code.texts.de.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof de & { renewal: typeof renewal; zipCode: typeof zipCode } }
  }
}
