import { createTab } from '@portal/portal'
import { SecurityRoutes } from './routes.tsx'
import { texts } from './texts.ts'

export default createTab(texts, SecurityRoutes)
