import { addTexts } from '@portal/text'
import { texts } from '../texts.ts'
import { renewal } from './renewal.texts.de.ts'

addTexts(texts, { renewal })
