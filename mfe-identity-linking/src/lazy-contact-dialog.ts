import { lazyDialog } from '@portal/portal'
import { loadContactDialog } from './pages.ts'

export const ContactDialog = lazyDialog(loadContactDialog)
