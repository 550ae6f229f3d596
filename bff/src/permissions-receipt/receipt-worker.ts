import { renderReceipt } from './receipt-pdf.ts'

/** What a worker thread is asked for: see `receipt-printer.ts`. */
export default renderReceipt
