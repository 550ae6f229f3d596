import { createNotFound } from '@portal/portal'
import { identityLinkingTexts } from './texts.de.ts'

export default createNotFound(identityLinkingTexts)
