import { createNotFound } from '@portal/portal'
import { securityTexts } from './texts.de.ts'

export default createNotFound(securityTexts)
