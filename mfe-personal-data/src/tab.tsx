import { createTab } from '@portal/portal'
import { PersonalDataRoutes } from './routes.tsx'
import { texts } from './texts.ts'

export default createTab(texts, PersonalDataRoutes)
