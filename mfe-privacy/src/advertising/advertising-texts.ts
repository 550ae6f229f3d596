import { addTexts } from '@portal/text'
import { texts } from '../texts.ts'
import { advertising } from './advertising.texts.de.ts'

addTexts(texts, { advertising })
