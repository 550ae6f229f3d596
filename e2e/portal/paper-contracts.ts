import { type PaperlessChoice, paperlessSkipCookie, skipValue, type TenantId } from '@portal/contracts'

const ofJo = Array.from({ length: 60 }, (_, index) => `v-4100950${String(index + 1).padStart(3, '0')}`)

/** The contracts that the seed has on paper. */
const onPaper: Record<string, { tenantId: TenantId; contracts: string[] }> = {
  'anna.becker@post.example': { tenantId: '100', contracts: ['v-410027103'] },
  'ben.carstens@post.example': { tenantId: '100', contracts: ['v-410053301'] },
  'clara.deniz@post.example': { tenantId: '200', contracts: ['v-520060201'] },
  'gina.hahn@post.example': {
    tenantId: '100',
    contracts: ['v-410080601', 'v-410080602', 'v-410080603'],
  },
  'hugo.ilg@post.example': { tenantId: '100', contracts: ['v-410082201', 'v-410082202'] },
  'jo.katzenellenbogen@post.example': {
    tenantId: '100',
    contracts: ofJo.filter((_, index) => (index + 1) % 3 !== 0),
  },
}

/** Cookies that say that someone has skipped the paperless question for the contracts that they have. */
export function skippedPaperless(email: string, choices: readonly PaperlessChoice[] = ['first', 'second']) {
  const known = onPaper[email]
  if (!known) return []
  const value = skipValue(known.contracts)
  return choices.map((choice) => ({
    name: paperlessSkipCookie(choice, known.tenantId),
    value,
    domain: 'localhost',
    path: '/',
  }))
}
