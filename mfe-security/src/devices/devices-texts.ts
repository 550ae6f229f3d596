import { addTexts } from '@portal/text'
import { texts } from '../texts.ts'
import { devices } from './devices.texts.de.ts'

addTexts(texts, { devices })
