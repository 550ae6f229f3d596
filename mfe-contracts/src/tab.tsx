import { createTab } from '@portal/portal'
import { ContractsRoutes } from './routes.tsx'
import { texts } from './texts.ts'

export default createTab(texts, ContractsRoutes)
