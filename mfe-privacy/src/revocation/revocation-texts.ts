import { addTexts } from '@portal/text'
import { texts } from '../texts.ts'
import { revocationDialog } from './revocation.texts.de.ts'

addTexts(texts, { revocationDialog })
