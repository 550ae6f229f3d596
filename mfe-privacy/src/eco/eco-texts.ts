import { addTexts } from '@portal/text'
import { texts } from '../texts.ts'
import { ecoDialog } from './eco.texts.de.ts'

addTexts(texts, { ecoDialog })
