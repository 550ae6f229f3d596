import { createTexts } from '@portal/text'
import { de } from './texts.de.ts'

/** The texts of this tab: at first those of the landing page; each list adds its own, and those of its dialogs. */
export const texts = createTexts(de)
