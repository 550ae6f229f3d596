import { addTexts } from '@portal/text'
import { texts } from '../texts.ts'
import { deleteAccount } from './delete-account.texts.de.ts'

addTexts(texts, { deleteAccount })
