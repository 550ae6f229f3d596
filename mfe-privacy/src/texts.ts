import { createTexts } from '@portal/text'
import { de } from './texts.de.ts'

/** The texts of this tab: at first those of the overview; each page adds its own. */
export const texts = createTexts(de)
