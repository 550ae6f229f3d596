import { addTexts } from '@portal/text'
import { texts } from '../texts.ts'
import { trackingDialog } from './tracking.texts.de.ts'

addTexts(texts, { trackingDialog })
