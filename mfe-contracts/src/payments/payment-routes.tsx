import './payments-texts.ts'
import { Route, Routes } from 'react-router'
import { PaymentListPage } from './payment-list-page.tsx'
import { PaymentNotFound } from './payment-not-found.tsx'
import { PaymentPage } from './payment-page.tsx'
import { PaymentTypePage } from './payment-type-page.tsx'

/** Everything below `/payment-list`, with its words: one chunk. */
export default function PaymentRoutes() {
  return (
    <Routes>
      <Route index element={<PaymentListPage />} />
      <Route path=":paymentType" element={<PaymentTypePage />} />
      <Route path=":paymentType/:paymentId" element={<PaymentPage />} />
      <Route path="*" element={<PaymentNotFound />} />
    </Routes>
  )
}
