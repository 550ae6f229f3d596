import { createTab } from '@portal/portal'
import { createTexts } from '@portal/text'
import { PrivacyRoutes } from './routes.tsx'
import { de } from './texts.de.ts'

export default createTab(createTexts(de), PrivacyRoutes)
