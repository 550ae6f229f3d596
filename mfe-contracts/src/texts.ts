import { createTexts } from '@portal/text'
import { de } from './texts.de.ts'

/** The texts of this tab: at first those of its pages for contracts; the payments add their own. */
export const texts = createTexts(de)
