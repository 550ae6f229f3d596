import { addTexts } from '@portal/text'
import { texts } from '../texts.ts'
import { interestProfile } from './interest-profile.texts.de.ts'

addTexts(texts, { interestProfile })
