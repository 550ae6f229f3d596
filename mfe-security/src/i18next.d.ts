import 'i18next'
import type { changeTypes } from './change-types/change-types.texts.de.ts'
import type { devices } from './devices/devices.texts.de.ts'
import type { events } from './events/events.texts.de.ts'
import type { passwordReset } from './password-reset/password-reset.texts.de.ts'
import type { de } from './texts.de.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: {
      translation: typeof de & {
        changeTypes: typeof changeTypes
        devices: typeof devices
        events: typeof events
        passwordReset: typeof passwordReset
      }
    }
  }
}
