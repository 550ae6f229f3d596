import { inflateSync } from 'node:zlib'

const OBJECT = /(\d+) 0 obj\n([\s\S]*?)\nendobj/g
// pdfkit's compressed data may itself end with a carriage return.
const STREAM = /stream\n([\s\S]*?)\nendstream/

/** The objects of a PDF written by pdfkit, by number. Streams are inflated. */
export function objectsOf(pdf: Buffer): Map<string, string> {
  const objects = [...pdf.toString('latin1').matchAll(OBJECT)]
  return new Map(
    objects.map(([, id = '', body = '']) => {
      const stream = STREAM.exec(body)?.[1]
      const inflates = stream !== undefined && body.includes('/FlateDecode')
      return [id, inflates ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : body]
    }),
  )
}

const hexToText = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** The text of each glyph of an embedded font. */
function glyphsOf(characterMap: string): string[] {
  const ranges = [...characterMap.matchAll(/<[\da-f]{4}> <[\da-f]{4}> \[(.*?)\]/gis)]
  return ranges
    .flatMap(([, texts = '']) => [...texts.matchAll(/<([\da-f ]+)>/gi)])
    .map(([, hex = '']) => hexToText(hex.replaceAll(' ', '')))
}

/** The text that a reader copies out of the PDF, in order and without spaces, because lines may break anywhere. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf)
  const all = [...objects.values()]
  const reference = (text: string, key: string) =>
    objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1] ?? '')
  const fonts = new Map<string, string[]>()
  for (const [, name = '', id = ''] of all.join('\n').matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    fonts.set(name, glyphsOf(reference(objects.get(id) ?? '', 'ToUnicode') ?? ''))
  }
  let glyphs: string[] = []
  let text = ''
  for (const page of all.filter((object) => object.includes(' Tf\n'))) {
    for (const [, font, hex] of page.matchAll(/\/(F\d+) [\d.]+ Tf|<([\da-f]+)>/gi)) {
      if (font) glyphs = fonts.get(font) ?? []
      else for (const code of hex?.match(/.{4}/g) ?? []) text += glyphs[Number.parseInt(code, 16)] ?? '?'
    }
  }
  return text.replaceAll(/\s/g, '')
}
