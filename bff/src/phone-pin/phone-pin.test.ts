import { expect, test } from '@jest/globals'
import { ageAttempts } from '../../test/test-database.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { personCalled } from '../../test/test-provider.ts'
import { trailOf } from '../../test/trail.ts'
import { randomPin } from './pins.ts'

const portal = await sharedTestPortal()

const read = (as: string, tenant?: string) =>
  portal.call('getPhonePin', { as, headers: tenant ? { tenant } : {} })

const change = (as: string, pin: string | null, version: number, more: Record<string, string> = {}) =>
  portal.call('changePhonePin', { as, body: { pin }, headers: { 'if-match': `"${version}"`, ...more } })

const reset = (as: string) => portal.call('resetPhonePin', { as })

const pinOf = async (as: string) => (await read(as)).json() as { pin: string | null; version: number }

const eventsOf = (as: string, event: string) =>
  trailOf(portal.db, { customerId: personCalled(as).customerId, event })

const noticesTo = async (eMailAddress: string) => {
  await portal.deliver()
  return portal.mails(eMailAddress).map(({ subject }) => subject)
}

test('each reading of the PIN is recorded', async () => {
  const response = await read('Anna')
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ pin: '47114', version: 1, changedAt: '2025-02-03T08:14:52.000Z' })
  await read('Anna')
  const event = { event: 'phone-pin.read', tenant_id: '100', detail: null }
  expect(await eventsOf('Anna', 'phone-pin.read')).toEqual([event, event])
})

test('a customer without a PIN creates the first one and gets a notice without it', async () => {
  expect((await read('Ida')).json()).toEqual({ pin: null, version: 0, changedAt: null })
  const made = await change('Ida', ' 90210 ', 0)
  expect(made.statusCode).toBe(200)
  expect(made.headers.etag).toBe('"1"')
  expect(made.json()).toEqual({ version: 1, changedAt: expect.any(String) })
  expect(await pinOf('Ida')).toMatchObject({ pin: '90210', version: 1 })
  const profile = await portal.call('getUserProfile', { as: 'Ida' })
  expect(profile.json().businessSystems[0].phonePin).toEqual({
    enabled: true,
    version: 1,
    changedAt: made.json().changedAt,
  })

  expect(await noticesTo('ida.jung@post.example')).toEqual(['Sie haben jetzt eine Telefon-PIN'])
  expect(JSON.stringify(portal.mails('ida.jung@post.example'))).not.toContain('90210')
})

test('of two tabs the second gets a conflict, and the first changes the PIN', async () => {
  expect((await change('Clara', '52801', 1, { tenant: '100' })).statusCode).toBe(200)
  const second = await change('Clara', '52802', 1, { tenant: '100' })
  expect(second.json()).toMatchObject({ status: 412, code: 'stale-version' })
  expect((await read('Clara', '100')).json()).toMatchObject({ pin: '52801', version: 2 })
})

test('a retry after a timeout succeeds and sends one notice', async () => {
  const first = await change('Jo', '61829', 1)
  const retry = await change('Jo', '61829', 1)
  expect(retry.statusCode).toBe(200)
  expect(retry.json()).toEqual(first.json())
  expect(await noticesTo('jo.katzenellenbogen@post.example')).toHaveLength(1)
})

test('of parallel changes of one version exactly one wins, including the first PIN', async () => {
  const pins = ['60011', '60022', '60033', '60044']
  const changes = await Promise.all(pins.map((pin) => change('Hugo', pin, 1)))
  expect(changes.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412, 412, 412])

  await portal.db.deleteFrom('phone_pin').where('customer_id', '=', personCalled('Gina').customerId).execute()
  const firsts = await Promise.all(pins.map((pin) => change('Gina', pin, 0)))
  expect(firsts.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412, 412, 412])
})

test('a change to the stored PIN succeeds like any other and reveals nothing', async () => {
  const { pin, version } = await pinOf('Hugo')
  expect((await change('Hugo', pin, version)).json()).toMatchObject({ version: version + 1 })
})

test('a PIN cannot be guessed by changes with an old version, and each guess is recorded', async () => {
  const right = '52803'
  await change('Jo', '61829', 1)
  expect((await change('Jo', right, 2)).json()).toMatchObject({ version: 3 })
  await ageAttempts(portal.db, '1 day')

  expect((await change('Jo', right, 1)).statusCode).toBe(412)
  const guesses = await Promise.all(
    Array.from({ length: 25 }, (_, guess) => change('Jo', String(70_000 + guess), 1)),
  )
  expect(guesses.filter(({ statusCode }) => statusCode === 412)).toHaveLength(19)
  expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(6)
  expect((await change('Jo', right, 1)).statusCode).toBe(429)
  expect(await eventsOf('Jo', 'phone-pin.refused')).toHaveLength(20)
})

test('a reset creates another PIN without returning it and waits a minute before the next', async () => {
  const before = await pinOf('Kim')
  const response = await reset('Kim')
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ version: 2, changedAt: expect.any(String) })
  const after = await pinOf('Kim')
  expect(after.pin).toMatch(/^\d{5}$/)
  expect(after.pin).not.toBe(before.pin)

  const tooSoon = await reset('Kim')
  expect(tooSoon.statusCode).toBe(429)
  expect(Number(tooSoon.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(await pinOf('Kim')).toEqual(after)
  expect(await noticesTo('kim.lorenz@post.example')).toEqual(['Sie haben eine neue Telefon-PIN'])
})

test('a PIN that is easy to guess is neither accepted nor generated', async () => {
  const refused = await change('Anna', '12345', 1)
  expect(refused.json()).toMatchObject({ status: 400 })
  expect(refused.body).toContain('Bitte wählen Sie eine PIN, die sich nicht leicht erraten lässt.')
  const ofBirthDate = await change('Anna', '12061', 1)
  expect(ofBirthDate.json().errors).toEqual([
    { path: '/pin', message: 'Bitte wählen Sie eine PIN, die nicht in Ihrem Geburtsdatum steht.' },
  ])
  const drawn = [12_345, 0, 815]
  expect(randomPin(() => drawn.shift() ?? -1)).toBe('00815')
})

test('a customer gets five resets per day, and one of parallel ones', async () => {
  for (let round = 0; round < 5; round++) {
    const responses = await Promise.all([reset('Ben'), reset('Ben'), reset('Ben')])
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429, 429])
    await ageAttempts(portal.db, '1 minute')
  }
  const sixth = await reset('Ben')
  expect(sixth.statusCode).toBe(429)
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3600)
  expect(await pinOf('Ben')).toMatchObject({ version: 6 })
})

test('a customer gets 30 readings per hour, even in parallel', async () => {
  const responses = await Promise.all(Array.from({ length: 34 }, () => read('Eva', '100')))
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30)
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4)
  await ageAttempts(portal.db, '1 hour')
  expect((await read('Eva', '100')).statusCode).toBe(200)
})

test('the display of the PIN is recorded', async () => {
  const response = await portal.call('recordPhonePinSeen', { as: 'Anna' })
  expect(response.statusCode).toBe(202)
  expect(await eventsOf('Anna', 'recordPhonePinSeen')).toMatchObject([{ tenant_id: '100' }])
})

test.each(['getPhonePin', 'changePhonePin', 'resetPhonePin', 'recordPhonePinSeen'] as const)(
  '%s is only for brands with a phone PIN',
  async (name) => {
    const body = name === 'changePhonePin' ? { pin: '10203' } : undefined
    const headers = { tenant: '200', 'if-match': '"0"' }
    const disabled = await portal.call(name, { as: 'Clara', headers, body })
    expect(disabled.json()).toMatchObject({ status: 403, code: 'phone-pin-disabled' })
    const pins = portal.db.selectFrom('phone_pin').selectAll().where('tenant_id', '<>', '100')
    expect(await pins.execute()).toEqual([])
  },
)

test('no PIN is in the log, the trail or the outbox', async () => {
  const { pin } = await pinOf('Anna')
  await change('Anna', '83746', 1)
  const trail = await portal.db.selectFrom('audit_event').select('detail').execute()
  const outbox = await portal.db.selectFrom('outbox').select('payload').execute()
  const written = JSON.stringify([portal.logLines, trail, outbox])
  // Times and request ids contain many digits.
  for (const secret of [pin, '83746'])
    expect(written).not.toMatch(new RegExp(`(?<![\\da-f])${secret}(?![\\da-f])`))
})
