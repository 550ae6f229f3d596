import { TestEnvironment } from 'jest-environment-jsdom'
import { cacheComputedStyles, findLabelsById } from './unstyled-page.ts'

/** What Node has and jsdom lacks, though every browser of the portal has it. */
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
}

/** jsdom with Node's network and streams, at an origin of its own. */
export default class PortalEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup()
    for (const [name, value] of Object.entries(fromNode)) {
      Object.defineProperty(this.global, name, { value, configurable: true, writable: true })
    }
    const window = this.global as unknown as Window & typeof globalThis
    cacheComputedStyles(window)
    findLabelsById(window)
  }
}
