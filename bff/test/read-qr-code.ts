import { createRequire } from 'node:module'
import type { QRCode } from 'jsqr'
import { objectsOf } from './pdf-text.ts'

type Decode = (pixels: Uint8ClampedArray, width: number, height: number) => QRCode | null
// Its types promise a default export that Node does not see.
const decode: Decode = createRequire(import.meta.url)('jsqr')

const FIGURE = /\/Figure <<[\s\S]*?BDC([\s\S]*?)EMC/
const RECTANGLE = /^(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+) re$/gm
const PIXELS = 400

/** Reads the only QR code of a PDF from its drawing, like a camera. */
export function readQrCode(pdf: Buffer): string | undefined {
  const [, drawn = ''] = [...objectsOf(pdf).values()].map((object) => FIGURE.exec(object)).find(Boolean) ?? []
  const [ground, ...dark] = [...drawn.matchAll(RECTANGLE)].map((numbers) => numbers.slice(1).map(Number))
  const [left = 0, top = 0, size = 1] = ground ?? []
  const scale = PIXELS / size
  const pixels = new Uint8ClampedArray(PIXELS * PIXELS * 4).fill(255)
  for (const [x = 0, y = 0, width = 0, height = 0] of dark) {
    const [from, to] = [Math.round((x - left) * scale), Math.round((x - left + width) * scale)]
    for (let line = Math.round((y - top) * scale); line < Math.round((y - top + height) * scale); line += 1) {
      for (let column = from; column < to; column += 1)
        pixels.fill(0, (line * PIXELS + column) * 4, (line * PIXELS + column) * 4 + 3)
    }
  }
  return decode(pixels, PIXELS, PIXELS)?.data
}
