import type { Canvas } from '@portal/pdf'
import { encode } from 'uqr'

interface Place {
  x: number
  y: number
  /** Of the whole square, the quiet zone around the code included. */
  size: number
}

/** ISO/IEC 18004: what is nearer disturbs the reading. In modules. */
const QUIET_ZONE = 4

/** Draws a code that a camera reads, black on white whatever is below it: a seventh of it may be soiled. */
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

/** Dark modules beside each other as one, so that no line shows between them: where they begin, and how many. */
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
