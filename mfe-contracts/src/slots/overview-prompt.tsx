export { PaperlessPrompt as default } from '../paperless/paperless-prompt.tsx'
