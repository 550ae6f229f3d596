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
}

/** jsdom with Node's network and streams. */
export default class PortalEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup()
    for (const [name, value] of Object.entries(fromNode)) {
      Object.defineProperty(this.global, name, { value, configurable: true, writable: true })
    }
    const window = this.global as unknown as Window & typeof globalThis
    Object.defineProperty(window.navigator, 'locks', { value: navigator.locks, configurable: true })
    cacheComputedStyles(window)
    findLabelsById(window)
  }
}
