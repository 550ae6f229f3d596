import { createTab } from '@portal/portal'
import { PrivacyRoutes } from './routes.tsx'
import { texts } from './texts.ts'

export default createTab(texts, PrivacyRoutes)
