export { writeBrand, writeLetterhead } from './letterhead.ts'
export { type Canvas, column, mm } from './page.ts'
export { Pdf } from './pdf.ts'
