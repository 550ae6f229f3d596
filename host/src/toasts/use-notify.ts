import type { Toasts } from '@portal/ui'
import { createHostContext } from '../host-context.ts'

/** Shows a toast. */
export const [NotifyContext, useNotify] = createHostContext<Toasts['notify']>('NotifyContext')
