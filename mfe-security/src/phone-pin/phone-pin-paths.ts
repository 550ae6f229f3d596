/** The dialogs above `/security` that are about the phone PIN. */
export const phonePinPaths = { change: '/phone-pin', reset: '/pin-reset' } as const
