/** The day of the privacy policy that holds. The text is the host's; remotes name it. */
export const PRIVACY_POLICY_DATE = '2023-11-01'
