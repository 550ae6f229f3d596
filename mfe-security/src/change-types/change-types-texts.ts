import { addTexts } from '@portal/text'
import { texts } from '../texts.ts'
import { changeTypes } from './change-types.texts.de.ts'

addTexts(texts, { changeTypes })
