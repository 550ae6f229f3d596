import { createTexts } from '@portal/text'

export const downloadTexts = createTexts({
  timeout: 'Die Antwort hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  offline: 'Es gibt gerade keine Verbindung. Bitte versuchen Sie es noch einmal, sobald Sie online sind.',
  other: 'Das hat leider nicht geklappt. Bitte versuchen Sie es später noch einmal.',
})
