import type { PermissionsReceipt } from '@portal/contracts'
import { Tinypool } from 'tinypool'
import { ProblemError } from '../problem/problem-error.ts'

/** The longest ones take about ten seconds together, the timeout of a client. */
const MAX_WAITING = 10

/** An idle thread keeps the fonts in memory. */
const IDLE_MS = 60_000

export interface ReceiptPrinter {
  /** @throws `unavailable` while too many others wait */
  print: (receipt: PermissionsReceipt) => Promise<Blob>
  close: () => Promise<void>
}

/** Prints in a worker thread, because a long receipt would block the process for a second. */
export function createReceiptPrinter(): ReceiptPrinter {
  const pool = new Tinypool({
    filename: import.meta.resolve('./receipt-pdf.ts'),
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  })
  return {
    async print(receipt) {
      if (pool.queueSize >= MAX_WAITING) {
        throw new ProblemError('unavailable', { log: 'too many receipts are waiting to be printed' })
      }
      const file: Uint8Array<ArrayBuffer> = await pool.run(receipt)
      return new Blob([file], { type: 'application/pdf' })
    },
    close: () => pool.destroy(),
  }
}
