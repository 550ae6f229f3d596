// The exports that the portal's forms and their valibot resolver use. Loads with the first dialog, not with the page.
export { appendErrors, get, set, useController, useForm, useWatch } from 'react-hook-form'
