import { createNotFound } from '@portal/portal'
import { contractsTexts } from './texts.de.ts'

export default createNotFound(contractsTexts)
