import { crc32, deflateSync } from 'node:zlib'

const SIZE = 96
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

type Colour = [red: number, green: number, blue: number]

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'ascii'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, checksum])
}

/** Head and shoulders, seen from the middle of the picture. */
function isFigure(x: number, y: number): boolean {
  const fromMiddle = x - SIZE / 2
  return Math.hypot(fromMiddle, y - 36) < 18 || Math.hypot(fromMiddle, (y - 100) * 1.1) < 40
}

/** Base64 of a PNG with a plain figure before a plain ground. */
export function portrait(figure: Colour, ground: Colour): string {
  const rows = Array.from({ length: SIZE }, (_, y) => [
    0,
    ...Array.from({ length: SIZE }, (_, x) => (isFigure(x, y) ? figure : ground)).flat(),
  ])
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIZE, 0)
  header.writeUInt32BE(SIZE, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]).toString('base64')
}
