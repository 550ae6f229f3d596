import { addTexts } from '@portal/text'
import { texts } from '../texts.ts'
import { events } from './events.texts.de.ts'

addTexts(texts, { events })
