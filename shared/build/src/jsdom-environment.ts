import { TestEnvironment } from 'jest-environment-jsdom'
import { cacheComputedStyles, findLabelsById } from './unstyled-page.ts'

/** Browser features that jsdom lacks and Node provides. */
const fromNode = {
  fetch,
  Request,
  Response,
  Headers,
  ReadableStream,
  WritableStream,
  TransformStream,
  TextEncoder,
  TextDecoder,
  TextDecoderStream,
  TextEncoderStream,
  CompressionStream,
  DecompressionStream,
  BroadcastChannel,
  Blob,
  AbortController,
  AbortSignal,
  structuredClone,
  crypto,
  // What `crypto` returns.
  ArrayBuffer,
  CryptoKey,
}

/** Node has one set of locks for all files that a process tests: one that a test never ends would stop those of the next file. */
function ownLocks() {
  const prefix = `${crypto.randomUUID()} `
  return {
    request: <Result>(name: string, options: LockOptions, work: () => Promise<Result>) =>
      navigator.locks.request(prefix + name, options, work),
  }
}

/** jsdom with Node's network and streams. */
export default class PortalEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup()
    for (const [name, value] of Object.entries(fromNode)) {
      Object.defineProperty(this.global, name, { value, configurable: true, writable: true })
    }
    const window = this.global as unknown as Window & typeof globalThis
    // No file is loaded.
    window.Performance.prototype.getEntriesByName = () => []
    Object.defineProperty(window.navigator, 'locks', { value: ownLocks(), configurable: true })
    cacheComputedStyles(window)
    findLabelsById(window)
  }
}
