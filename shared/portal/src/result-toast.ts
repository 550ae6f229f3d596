import type { ToastMessage } from '@portal/ui'

/** How long the result of what the customer did stays, in milliseconds. */
const RESULT_TIMEOUT = 4000

/** For `createToasts`: sets the default display time of a result. */
export function withResultTimeout(toast: ToastMessage): ToastMessage {
  return { ...toast, timeout: toast.timeout ?? RESULT_TIMEOUT }
}
