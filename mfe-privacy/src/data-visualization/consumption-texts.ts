import { addTexts } from '@portal/text'
import { texts } from '../texts.ts'
import { consumption } from './consumption.texts.de.ts'

addTexts(texts, { consumption })
