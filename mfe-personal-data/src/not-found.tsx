import { createNotFound } from '@portal/portal'
import { personalDataTexts } from './texts.de.ts'

export default createNotFound(personalDataTexts)
