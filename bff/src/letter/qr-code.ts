import type { Canvas } from '@portal/pdf'
import { encode } from 'uqr'

interface Place {
  x: number
  y: number
  /** The width of the square, including the quiet zone. */
  size: number
}

/** ISO/IEC 18004: the free space around the code, in modules. */
const QUIET_ZONE = 4

/** Draws a QR code, black on white regardless of the background. It stays readable with a seventh of it damaged. */
export function drawQrCode(canvas: Canvas, text: string, { x, y, size }: Place): void {
  const { data, size: modules } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const module = size / modules
  canvas.rect(x, y, size, size).fill('#ffffff')
  data.forEach((row, line) => {
    for (const [begin, length] of darkRuns(row)) {
      canvas.rect(x + begin * module, y + line * module, length * module, module)
    }
  })
  canvas.fill('#000000')
}

/** Merges adjacent dark modules, so that no line shows between them: start and length. */
function darkRuns(row: boolean[]): [begin: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, column) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last[0] + last[1] === column) last[1] += 1
    else runs.push([column, 1])
  })
  return runs
}
