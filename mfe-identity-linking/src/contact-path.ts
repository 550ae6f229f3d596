/** Below each screen: how people are reached. */
export const CONTACT = '/contact'

/** The path below the contact dialog, and any other as it is. */
export const withoutContact = (path: string) => path.replace(new RegExp(`${CONTACT}/*$`), '')
