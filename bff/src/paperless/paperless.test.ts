import { describe, expect, test } from '@jest/globals'
import { customerOf } from '../../test/customer.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'

const portal = await sharedTestPortal({ businessSystemTimeoutMs: 2000 })
const anna = customerOf(portal, 'Anna')

const REGISTRATION = 'anna.becker@post.example'
const FAMILY = 'becker-familie@heimpost.example'
const [FIRST, SECOND, THIRD] = ['v-410027101', 'v-410027102', 'v-410027103'] as const

const useEmail = (as: string, email: string, contractIds: string[]) =>
  customerOf(portal, as).change('useEmailForContracts', { body: { email, contractIds } })

const usePaper = (as: string, contractIds: string[]) =>
  customerOf(portal, as).change('usePaperForContracts', { body: { contractIds } })

/** Contracts with letters by e-mail. */
async function paperlessContracts(as: string) {
  const { contracts } = (await customerOf(portal, as).profile()).contractData
  return contracts.filter((contract) => contract.isPaperlessCommunication).map(({ contractId }) => contractId)
}

describe('letters by e-mail', () => {
  test('go to the registration address from then on', async () => {
    expect(await useEmail('Anna', 'Anna.Becker@post.example', [THIRD])).toEqual({
      status: 200,
      results: [{ contractId: THIRD, outcome: 'success' }],
    })
    expect(await paperlessContracts('Anna')).toEqual([FIRST, SECOND, THIRD])
    // The old address served only this contract. It stays, so that the customer can return to it.
    expect(await anna.emailAddresses()).toEqual({
      [REGISTRATION]: { id: 'e-410027101', version: 2, contracts: [FIRST, SECOND, THIRD], contact: true },
      [FAMILY]: { id: 'e-410027102', version: 2, contracts: [], contact: false },
    })
    const notice = { what: 'paperless', tenantId: '100', contracts: ['Energie-Vertrag'] }
    expect(await anna.notices()).toEqual([{ ...notice, recipients: [REGISTRATION, FAMILY] }])
  })

  test('go to another address of the brand', async () => {
    await useEmail('Anna', FAMILY, [FIRST, THIRD])
    expect(await paperlessContracts('Anna')).toEqual([FIRST, SECOND, THIRD])
    expect(await anna.emailAddresses()).toMatchObject({
      [REGISTRATION]: { contracts: [SECOND] },
      [FAMILY]: { contracts: [FIRST, THIRD] },
    })
  })

  test('keep their old address, so that it can be chosen again or removed', async () => {
    await useEmail('Anna', REGISTRATION, [THIRD])
    expect(await useEmail('Anna', FAMILY, [THIRD])).toMatchObject({ results: [{ outcome: 'success' }] })
    expect((await anna.emailAddresses())[FAMILY]).toMatchObject({ contracts: [THIRD], contact: false })
    await useEmail('Anna', REGISTRATION, [THIRD])
    const { version } = (await anna.emailAddresses())[FAMILY] ?? {}
    await anna.change('removeEmailAddress', { query: { id: 'e-410027102' }, version: version ?? 0 })
    expect(Object.keys(await anna.emailAddresses())).toEqual([REGISTRATION])
  })

  test('send a notice only for contracts that had them on paper', async () => {
    await useEmail('Anna', FAMILY, [FIRST, THIRD])
    const moved = { what: 'email-address', tenantId: '100', contracts: ['Nordtal Ökostrom Plus'] }
    expect(await anna.notices()).toEqual([
      { what: 'paperless', tenantId: '100', recipients: [FAMILY], contracts: ['Energie-Vertrag'] },
      { ...moved, recipients: [REGISTRATION, FAMILY] },
    ])
  })

  test('skip a contract whose address differs from the one that the customer saw', async () => {
    const seen = { [SECOND]: 'e-410027101', [THIRD]: null }
    const body = { email: REGISTRATION, contractIds: [SECOND, THIRD], seen }
    const response = await anna.change('useEmailForContracts', { body })
    expect(response.results).toEqual([
      { contractId: SECOND, outcome: 'success' },
      { contractId: THIRD, outcome: 'failed', reason: 'stale-version' },
    ])
    expect(await paperlessContracts('Anna')).toEqual([FIRST, SECOND])
  })

  test('make the registration address known to the brand', async () => {
    const clara = customerOf(portal, 'Clara', '200')
    const body = { email: 'clara.deniz@post.example', contractIds: ['v-520060201'] }
    expect((await clara.change('useEmailForContracts', { body })).status).toBe(200)
    expect(await clara.emailAddresses()).toMatchObject({
      'clara.deniz@post.example': { version: 1, contracts: ['v-520060201'], contact: false },
      'deniz.clara@buero.example': { contracts: [], contact: true },
    })
  })

  test('need no business system if they are already set', async () => {
    await portal.lock('Anna', 'silent')
    const { results } = await useEmail('Anna', REGISTRATION, [FIRST, SECOND])
    expect(results).toMatchObject([{ outcome: 'success' }, { outcome: 'success' }])
    expect(await anna.notices()).toEqual([])
  })

  test.each(['fremd@post.example', 'deniz.clara@buero.example'])('do not go to %s', async (email) => {
    expect(await useEmail('Anna', email, [THIRD])).toMatchObject({
      status: 400,
      errors: [{ path: '/email', message: 'Wählen Sie eine Ihrer E-Mail-Adressen aus.' }],
    })
    expect(await paperlessContracts('Anna')).toEqual([FIRST, SECOND])
  })

  test('are set for some contracts if other systems refuse or are silent', async () => {
    await portal.lock('Gina', 'silent', 'v-410080602')
    const contracts = ['v-410080601', 'v-410080602', 'v-410080603']
    expect(await useEmail('Gina', 'gina.hahn@post.example', contracts)).toEqual({
      status: 200,
      results: [
        { contractId: 'v-410080601', outcome: 'failed', reason: 'contract-terminating' },
        { contractId: 'v-410080602', outcome: 'failed', reason: 'system-timeout' },
        { contractId: 'v-410080603', outcome: 'success' },
      ],
    })
    expect(await paperlessContracts('Gina')).toEqual(['v-410080603'])
    expect(await customerOf(portal, 'Gina').notices()).toMatchObject([{ contracts: ['Nordtal Wärmepumpe'] }])
  })

  test('are set for no contract if all systems refuse', async () => {
    const contracts = ['v-410082201', 'v-410082202']
    const { status, results } = await useEmail('Hugo', 'hugo.ilg@post.example', contracts)
    expect(status).toBe(200)
    expect(results).toMatchObject([
      { outcome: 'failed', reason: 'contract-terminating' },
      { outcome: 'failed', reason: 'relocation-in-progress' },
    ])
    expect(await paperlessContracts('Hugo')).toEqual([])
    expect(await customerOf(portal, 'Hugo').notices()).toEqual([])
  })
})

describe('letters on paper', () => {
  test('are restored for the named contracts, and the addresses stay', async () => {
    const before = await anna.emailAddresses()
    // The third one is on paper already: a success without a request.
    await portal.lock('Anna', 'silent', THIRD)
    expect(await usePaper('Anna', [FIRST, THIRD])).toEqual({
      status: 200,
      results: [
        { contractId: FIRST, outcome: 'success' },
        { contractId: THIRD, outcome: 'success' },
      ],
    })
    expect(await paperlessContracts('Anna')).toEqual([SECOND])
    expect(await anna.emailAddresses()).toEqual(before)
    expect(await anna.notices()).toEqual([
      { what: 'paper', tenantId: '100', recipients: [], contracts: ['Nordtal Ökostrom Plus'] },
    ])
  })

  test('are refused during a move', async () => {
    await portal.lock('Kim', 'relocation-in-progress', 'v-410096401')
    const { results } = await usePaper('Kim', ['v-410096401', 'v-410096402'])
    expect(results).toEqual([
      { contractId: 'v-410096401', outcome: 'failed', reason: 'relocation-in-progress' },
      { contractId: 'v-410096402', outcome: 'success' },
    ])
    expect(await paperlessContracts('Kim')).toEqual(['v-410096401'])
  })
})
