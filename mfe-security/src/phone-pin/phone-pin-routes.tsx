import { lazyDialog } from '@portal/portal'
import { Route } from 'react-router'
import { loadChangePinDialog, loadResetPinDialog } from './phone-pin-dialogs.ts'
import { phonePinPaths } from './phone-pin-paths.ts'

const ChangePinDialog = lazyDialog(loadChangePinDialog)
const ResetPinDialog = lazyDialog(loadResetPinDialog)

/** For the route of the page that has the card. */
export const phonePinRoutes = (
  <>
    <Route path={phonePinPaths.change} element={<ChangePinDialog />} />
    <Route path={phonePinPaths.reset} element={<ResetPinDialog />} />
  </>
)
