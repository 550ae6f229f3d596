import { pageArrival } from './page-arrival.ts'

/**
 * Rejects with a `TimeoutError` when nothing of a load arrives any more.
 * @param file the address of what it waits for, if one is known
 */
export function withLoadTimeout<Loaded>(load: Promise<Loaded>, file?: string): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new DOMException('Not loaded in time', 'TimeoutError'))
    load.then(resolve, reject).finally(pageArrival().whenSilent(fail, file))
  })
}
