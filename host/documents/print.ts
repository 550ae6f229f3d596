// Run by the build with the path of a module of texts: writes the PDF of them to the standard output.
import { pathToFileURL } from 'node:url'
import { accountController } from '@portal/contracts'
import type { LegalText } from '../src/legal-text/legal-text.ts'
import { printLegalText } from './print-legal-text.ts'

const [, , path = ''] = process.argv
const texts: { default: LegalText; date: string } = await import(pathToFileURL(path).href)
const pdf = await printLegalText(texts.default, {
  author: accountController.name,
  date: new Date(texts.date),
})
process.stdout.write(pdf)
