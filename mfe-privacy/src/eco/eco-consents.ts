/** The consents that this dialog asks for; pictures of the consumption are asked for on a page of their own. */
export const ecoConsents = ['offersNewEcoProvider', 'commercialDataSharing', 'consumptionDisplay'] as const
