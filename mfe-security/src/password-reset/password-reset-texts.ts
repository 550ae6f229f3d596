import { addTexts } from '@portal/text'
import { texts } from '../texts.ts'
import { passwordReset } from './password-reset.texts.de.ts'

addTexts(texts, { passwordReset })
