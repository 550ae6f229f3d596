import { addTexts } from '@portal/text'
import { texts } from '../texts.ts'
import { history } from './history.texts.de.ts'

addTexts(texts, { history })
