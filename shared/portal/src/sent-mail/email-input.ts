/**
 * The attributes of a field for an e-mail address. It has no `type="email"`, because Chrome gives the host of such a field in ASCII:
 * the page would show `info@xn--mller-kva.example`.
 */
export const EMAIL_INPUT = {
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
} as const
