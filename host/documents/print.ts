// The build runs this with the path of a module of texts. Writes the PDF to the standard output.
import { pathToFileURL } from 'node:url'
import type { LegalText } from '../src/legal-text/legal-text.ts'
import { printLegalText } from './print-legal-text.ts'

const [, , path = ''] = process.argv
const texts: { default: LegalText; date: string } = await import(pathToFileURL(path).href)
process.stdout.write(await printLegalText(texts.default, new Date(texts.date)))
