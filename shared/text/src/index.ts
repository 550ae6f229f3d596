export { createFormatter, type Formatter, german } from './formatter.ts'
export { addTexts, createTexts } from './texts.ts'
