import { lazyDialog } from '@portal/portal'

/** The contact dialog where no route shows it. */
export const ContactDialog = lazyDialog(
  () => import(/* webpackChunkName: "contact-dialog" */ './contact/contact-dialog.tsx'),
)
