import './element.ts'
import { startStandAlone } from '@portal/portal'

startStandAlone('mfe-security')
