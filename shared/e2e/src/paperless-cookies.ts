import { type PaperlessChoice, paperlessSkipCookie, skipValue, type TenantId } from '@portal/contracts'

const contractsOfJo = Array.from(
  { length: 60 },
  (_, index) => `v-4100950${String(index + 1).padStart(3, '0')}`,
)

/** The seeded contracts with letters on paper, by first name. */
const onPaper: Record<string, { tenantId: TenantId; contracts: string[] }> = {
  anna: { tenantId: '100', contracts: ['v-410027103'] },
  ben: { tenantId: '100', contracts: ['v-410053301'] },
  clara: { tenantId: '200', contracts: ['v-520060201'] },
  gina: {
    tenantId: '100',
    contracts: ['v-410080601', 'v-410080602', 'v-410080603'],
  },
  hugo: { tenantId: '100', contracts: ['v-410082201', 'v-410082202'] },
  jo: {
    tenantId: '100',
    contracts: contractsOfJo.filter((_, index) => (index + 1) % 3 !== 0),
  },
}

/**
 * The cookies of a customer who has skipped the paperless question for the contracts on paper.
 * @param email the address of a seeded or new person; it begins with the first name
 */
export function paperlessSkipCookies(
  email: string,
  choices: readonly PaperlessChoice[] = ['first', 'second'],
) {
  const known = onPaper[email.split('.', 1).join()]
  if (!known) return []
  const value = skipValue(known.contracts)
  return choices.map((choice) => ({
    name: paperlessSkipCookie(choice, known.tenantId),
    value,
    domain: 'localhost',
    path: '/',
  }))
}
