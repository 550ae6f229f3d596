import { addTexts } from '@portal/text'
import { texts } from '../texts.ts'
import { phones } from './phones.texts.de.ts'

addTexts(texts, { phones })
