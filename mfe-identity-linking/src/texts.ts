import { createTexts } from '@portal/text'
import { de } from './texts.de.ts'

/** The texts of this remote: at first those of the outcomes; each part that is loaded later adds its own. */
export const texts = createTexts(de)
