import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import type { LoaderContext } from 'webpack'

const run = promisify(execFile)

/** The script that prints a module of texts: gets its path, and writes the PDF to its standard output. */
interface PdfLoaderOptions {
  printer: string
}

/** `import pdf from './texts.ts?pdf'`: prints the texts into a file of the release, and says where and how large it is. */
export default async function pdfLoader(this: LoaderContext<PdfLoaderOptions>): Promise<string> {
  // It does not know what the printed texts import.
  this.cacheable(false)
  const { printer } = this.getOptions()
  const { stdout: pdf } = await run(process.execPath, [printer, this.resourcePath], {
    encoding: 'buffer',
    maxBuffer: 10_000_000,
  })
  const hash = createHash('sha256').update(pdf).digest('hex').slice(0, 10)
  const name = `${path.basename(this.resourcePath).split('.')[0]}.${hash}.pdf`
  this.emitFile(name, pdf)
  return `export default { url: __webpack_public_path__ + ${JSON.stringify(name)}, bytes: ${pdf.length} }`
}
