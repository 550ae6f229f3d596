import { addTexts } from '@portal/text'
import { texts } from '../texts.ts'
import { myData } from './my-data.texts.de.ts'

addTexts(texts, { myData })
