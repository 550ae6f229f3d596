import { createNotFound } from '@portal/portal'
import { exampleTexts } from './texts.de.ts'

export default createNotFound(exampleTexts)
