/** The address that the provider sends the customer back to. */
export const CALLBACK_PATH = '/callback'
