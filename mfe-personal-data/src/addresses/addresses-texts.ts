import { addTexts } from '@portal/text'
import { texts } from '../texts.ts'
import { addresses } from './addresses.texts.de.ts'

addTexts(texts, { addresses })
