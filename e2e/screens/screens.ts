import { shellScreens } from './shell-screens.ts'

/** Every screen, for the scan of accessibility and for the pictures. */
export const screens = [...shellScreens]
