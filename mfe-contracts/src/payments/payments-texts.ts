import { addTexts } from '@portal/text'
import { texts } from '../texts.ts'
import { paymentMethods } from './payments.texts.de.ts'

addTexts(texts, { paymentMethods })
