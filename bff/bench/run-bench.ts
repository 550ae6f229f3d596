import { failStart } from '../src/start-error.ts'
import { type Close, closeAll } from '../src/stop-process.ts'

/** Runs a benchmark with the command line arguments and closes what it has opened in every case. */
export async function runBench(bench: (args: string[], opened: Close[]) => Promise<void>): Promise<void> {
  const opened: Close[] = []
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= closeAll(opened)
    return closed
  }
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => close().finally(() => process.exit(1)))
  try {
    await bench(process.argv.slice(2), opened)
    await close()
  } catch (error) {
    await close()
    failStart(error)
  }
}
