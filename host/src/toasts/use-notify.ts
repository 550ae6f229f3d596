import type { Toasts } from '@portal/ui'
import { createHostContext } from '../host-context.ts'

/** Tells the result of what the customer did. */
export const [NotifyContext, useNotify] = createHostContext<Toasts['notify']>('NotifyContext')
