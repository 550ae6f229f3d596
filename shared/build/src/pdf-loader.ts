import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import type { LoaderContext } from 'webpack'

const run = promisify(execFile)

/** The script that prints a module of texts: it gets the path and writes the PDF to its standard output. */
interface PdfLoaderOptions {
  printer: string
}

/** `import pdf from './texts.ts?pdf'`: adds the PDF of the texts to the release and returns its url and size. */
export default async function pdfLoader(this: LoaderContext<PdfLoaderOptions>): Promise<string> {
  // The loader does not see the imports of the texts.
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
