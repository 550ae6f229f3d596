/** The contact dialog above each screen. */
export const CONTACT = '/contact'

/** The path without the contact dialog. */
export const withoutContact = (path: string) => path.replace(new RegExp(`${CONTACT}/*$`), '')
