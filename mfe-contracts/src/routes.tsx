import { lazyDialog, lazyPage } from '@portal/portal'
import { Route, Routes } from 'react-router'
import { NotFound } from './not-found.tsx'
import { ContractsPage } from './overview/contracts-page.tsx'
import {
  loadContractPage,
  loadLettersByEmailDialog,
  loadLettersOnPaperDialog,
  loadPaymentRoutes,
} from './pages.ts'
import { paths } from './paths.ts'

const ContractPage = lazyPage(loadContractPage)
const LettersByEmailDialog = lazyDialog(loadLettersByEmailDialog)
const LettersOnPaperDialog = lazyDialog(loadLettersOnPaperDialog)
const PaymentRoutes = lazyPage(loadPaymentRoutes)

export function ContractsRoutes() {
  return (
    <Routes>
      <Route path={paths.contracts} element={<ContractsPage />} />
      <Route path={paths.contract} element={<ContractPage />}>
        <Route path={paths.lettersByEmail} element={<LettersByEmailDialog />} />
        <Route path={paths.lettersOnPaper} element={<LettersOnPaperDialog />} />
      </Route>
      <Route path={`${paths.payments}/*`} element={<PaymentRoutes />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
