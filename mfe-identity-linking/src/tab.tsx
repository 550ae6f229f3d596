import { createTab } from '@portal/portal'
import { IdentityLinkingRoutes } from './routes.tsx'
import { texts } from './texts.ts'

export default createTab(texts, IdentityLinkingRoutes)
