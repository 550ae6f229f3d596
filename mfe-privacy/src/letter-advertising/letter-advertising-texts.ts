import { addTexts } from '@portal/text'
import { texts } from '../texts.ts'
import { letters } from './letter-advertising.texts.de.ts'

addTexts(texts, { letters })
