import { createTexts } from '@portal/text'

/** What both the pages and the dialogs say, which are chunks apart. */
export const phonesSharedTexts = createTexts({
  title: 'Telefonnummern',
  usesContact: 'Werbung und Rückfragen',
})
