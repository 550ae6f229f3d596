import { addTexts } from '@portal/text'
import { texts } from '../texts.ts'
import { zipCode } from './zip-code.texts.de.ts'

addTexts(texts, { zipCode })
