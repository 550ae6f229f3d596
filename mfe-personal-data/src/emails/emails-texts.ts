import { addTexts } from '@portal/text'
import { texts } from '../texts.ts'
import { emails } from './emails.texts.de.ts'

addTexts(texts, { emails })
