import { addTexts } from '@portal/text'
import { texts } from '../texts.ts'
import { visualizationPage } from './data-visualization.texts.de.ts'

addTexts(texts, { visualizationPage })
