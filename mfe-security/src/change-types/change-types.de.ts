import { createTexts } from '@portal/text'

export const changeTypesTexts = createTexts({
  lead: 'Wählen Sie aus, was Sie ändern möchten.',
  title: 'Ihre Anmeldung',
  passwordReset: 'Zuletzt zurückgesetzt: {{date}}',
  passwordNever: 'Noch nie zurückgesetzt',
})
