// What the portal's forms use, and their valibot resolver with them. Loads with the first dialog, not with the page.
export { appendErrors, get, set, useController, useForm, useWatch } from 'react-hook-form'
