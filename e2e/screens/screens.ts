import { advertisingScreens } from './advertising-screens.ts'
import { identityLinkingScreens } from './identity-linking-screens.ts'
import { ownDataScreens } from './own-data-screens.ts'
import { privacyScreens } from './privacy-screens.ts'
import { securityScreens } from './security-screens.ts'
import { shellScreens } from './shell-screens.ts'

/** Every screen, for the scan of accessibility and for the pictures. */
export const screens = [
  ...shellScreens,
  ...securityScreens,
  ...privacyScreens,
  ...ownDataScreens,
  ...advertisingScreens,
  ...identityLinkingScreens,
]
