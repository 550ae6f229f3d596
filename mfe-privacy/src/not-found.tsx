import { createNotFound } from '@portal/portal'
import { privacyTexts } from './texts.de.ts'

export default createNotFound(privacyTexts)
