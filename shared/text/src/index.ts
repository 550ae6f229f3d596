export { createFormatter, type Formatter, german } from './formatter.ts'
export { createTexts, type TextName, type Texts, type Translate, useTexts } from './texts.ts'
