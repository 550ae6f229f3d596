/**
 * The words of the consents as they stood from a day on; a proof names that day. The newest comes last. The texts are in
 * `consent-wording.ts`, apart from here: who sends or checks a version does not need them.
 */
export const wordingVersions = ['2023-11-01', '2026-11-01'] as const

export type WordingVersion = (typeof wordingVersions)[number]

/** What a customer agrees to today. */
export const currentWordingVersion: WordingVersion = '2026-11-01'
