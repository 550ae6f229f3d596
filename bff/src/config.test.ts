import { expect, test } from '@jest/globals'
import { dataKeys } from '../test/test-data-keys.ts'
import { allowsBearerBy } from './authentication/clients.ts'
import { ConfigSchema, databasePlace, readEnvironment } from './config.ts'
import { StartError } from './start-error.ts'

test('the defaults work on one machine', () => {
  const config = readEnvironment(ConfigSchema, {})
  expect(config).toMatchObject({
    BFF_PORT: 3100,
    ISSUER: 'http://localhost:3200/',
    AUDIENCE: 'urn:nordtal:bff',
    LOG_LEVEL: 'info',
  })
  expect(databasePlace(config)).toEqual({ directory: '.portal/data' })
})

test('DATABASE_URL overrides the directory', () => {
  const url = 'postgresql://bff@db.example/portal'
  expect(databasePlace(readEnvironment(ConfigSchema, { DATABASE_URL: url }))).toEqual({ url, poolSize: 10 })
})

test('EMAIL_CHANGE_URL may be a page of another site', () => {
  const EMAIL_CHANGE_URL = 'https://konto.example/adresse/'
  const config = readEnvironment(ConfigSchema, { EMAIL_CHANGE_URL })
  expect(config.EMAIL_CHANGE_URL).toBe('https://konto.example/adresse')
})

test('all invalid variables are reported in one line, without their values', () => {
  const read = () =>
    readEnvironment(ConfigSchema, {
      BFF_PORT: '70000',
      DATABASE_URL: 'mysql://root:secret@db',
      ISSUER: 'http://localhost:3200',
      LOG_LEVEL: 'loud',
    })
  expect(read).toThrow(
    new StartError(
      'The environment is not usable: BFF_PORT must be a port number; ' +
        'DATABASE_URL must be a postgresql:// address; ISSUER must end with a slash; ' +
        'LOG_LEVEL must be a pino log level.',
    ),
  )
})

test('lists are split at commas', () => {
  const config = readEnvironment(ConfigSchema, {
    ALLOWED_ORIGINS: 'https://www.example, http://localhost:4000, http://www.localhost:4000',
    TRUST_PROXY: 'loopback, 10.0.0.0/8, 2001:db8::1',
    MOCK_PERSONAS: 'anna=auth0|2100417,ben=auth0|2100533',
    DATABASE_POOL_SIZE: '25',
    DATA_KEYS: dataKeys(['2027', 2], ['2026', 1]),
  })
  expect(config).toMatchObject({
    ALLOWED_ORIGINS: ['https://www.example', 'http://localhost:4000', 'http://www.localhost:4000'],
    TRUST_PROXY: ['loopback', '10.0.0.0/8', '2001:db8::1'],
    DATABASE_POOL_SIZE: 25,
  })
  expect(config.DATA_KEYS?.map(({ id }) => id)).toEqual(['2027', '2026'])
  expect(config.MOCK_PERSONAS?.get('ben')).toBe('auth0|2100533')
})

test.each([
  ['ALLOWED_ORIGINS', 'http://www.example'],
  ['ALLOWED_ORIGINS', 'http://www.localhost.example'],
  ['ALLOWED_ORIGINS', 'https://www.example/'],
  ['ALLOWED_ORIGINS', 'https://*.example'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'https://www.example https://other.example'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', ''],
  ['DATABASE_POOL_SIZE', '0'],
  ['DRAIN_DELAY_MS', '5s'],
  ['METRICS_PORT', 'nine'],
  ['MOCK_MODE', 'yes'],
  ['MOCK_PERSONAS', 'anna'],
  ['SUBSCRIPTION_KEY', ''],
  ['DATA_KEYS', ''],
  ['DATA_KEYS', 'secret'],
  ['DATA_KEYS', `2026:${Buffer.alloc(16).toString('base64')}`],
  ['DATA_KEYS', `2026:${Buffer.alloc(32).toString('hex')}`],
  ['DATA_KEYS', `two words:${Buffer.alloc(32).toString('base64')}`],
  ['DATA_KEYS', dataKeys(['2026', 1], ['2026', 2])],
])('%s must not be %j', (name, value) => {
  expect(() => readEnvironment(ConfigSchema, { [name]: value })).toThrow(`${name} must`)
})

const solarstadt = {
  id: 'solarstadt',
  name: 'Solarstadt',
  origins: ['https://solarstadt.example'],
  redirects: ['https://solarstadt.example/konto'],
}

test('clients of other sites are read from JSON', () => {
  const { CLIENTS } = readEnvironment(ConfigSchema, { CLIENTS: JSON.stringify([solarstadt]) })
  expect(CLIENTS).toEqual([{ ...solarstadt, topics: [], stepUpCalls: [] }])
})

test.each([
  ['CLIENTS must be JSON', 'solarstadt'],
  ['CLIENTS must be a list of clients', '{}'],
  ['CLIENTS must name each id once', [solarstadt, solarstadt]],
  ['CLIENTS.0.id must be letters', [{ ...solarstadt, id: 'solar stadt' }]],
  ['CLIENTS.0.name must match', [{ ...solarstadt, name: undefined }]],
  ['CLIENTS.0.origins must not be empty', [{ ...solarstadt, origins: [] }]],
  [
    'CLIENTS.0.origins.0 must be an https origin',
    [{ ...solarstadt, origins: ['http://solarstadt.example'] }],
  ],
  ['CLIENTS.0.redirects.0 must be an absolute URL', [{ ...solarstadt, redirects: ['/konto'] }]],
  [
    'CLIENTS.0.redirects.0 must have neither',
    [{ ...solarstadt, redirects: ['https://solarstadt.example/*'] }],
  ],
  ['CLIENTS.0 must have redirects below its own', [{ ...solarstadt, redirects: ['https://evil.example/'] }]],
  [
    'CLIENTS.0.topics.0 must be one of account, personal-data, paperless-communication, permissions, identity-linking',
    [{ ...solarstadt, topics: ['health'] }],
  ],
  [
    'CLIENTS.0.stepUpCalls.0 must be one of requestEmailReset',
    [{ ...solarstadt, stepUpCalls: ['getUserProfile'] }],
  ],
  ['CLIENTS.0.secret must match', [{ ...solarstadt, secret: 'x' }]],
])('%s, and is refused otherwise', (message, value) => {
  const CLIENTS = typeof value === 'string' ? value : JSON.stringify(value)
  expect(() => readEnvironment(ConfigSchema, { CLIENTS })).toThrow(message)
})

test('each fault of the clients is named', () => {
  const faulty = { ...solarstadt, id: '', origins: ['*'] }
  expect(() => readEnvironment(ConfigSchema, { CLIENTS: JSON.stringify([faulty]) })).toThrow(
    /CLIENTS\.0\.id must.*; CLIENTS\.0\.origins\.0 must/,
  )
})

test('tokens must be bound to a key unless the environment says otherwise, for all clients or for one', () => {
  const bearerOf = (environment: NodeJS.ProcessEnv) => {
    const allowsBearer = allowsBearerBy(readEnvironment(ConfigSchema, environment))
    return ['nordtal-portal', 'solarstadt', undefined].map(allowsBearer)
  }
  const site = (dpop?: string) => JSON.stringify([{ ...solarstadt, dpop }])
  expect(bearerOf({})).toEqual([false, false, false])
  expect(bearerOf({ CLIENTS: site() })).toEqual([false, false, false])
  expect(bearerOf({ CLIENTS: site('optional') })).toEqual([false, true, false])
  expect(bearerOf({ DPOP: 'optional', CLIENTS: site('required') })).toEqual([true, false, true])
  expect(() => readEnvironment(ConfigSchema, { DPOP: 'off' })).toThrow('DPOP must be required or optional')
})

test('the addresses of calls are absolute', () => {
  const read = (CALL_URLS: string) => readEnvironment(ConfigSchema, { CALL_URLS }).CALL_URLS
  expect(read('https://konto.example/bff/, https://api.example/bff')).toEqual([
    'https://konto.example/bff',
    'https://api.example/bff',
  ])
  expect(() => read('/bff')).toThrow('CALL_URLS.0 must be an absolute URL')
})

test('an invalid list of keys is refused without a key in the message', () => {
  const DATA_KEYS = `${dataKeys(['2026', 1])},2027`
  expect(() => readEnvironment(ConfigSchema, { DATA_KEYS })).toThrow(
    new StartError(
      'The environment is not usable: DATA_KEYS must be keys such as 2026:<32 bytes in base64>, with commas between them.',
    ),
  )
})

test('links have no double slashes, and the mail settings are validated', () => {
  const read = (environment: NodeJS.ProcessEnv) => readEnvironment(ConfigSchema, environment)
  expect(read({ PORTAL_URL: 'https://konto.example/' })).toMatchObject({
    PORTAL_URL: 'https://konto.example',
  })
  expect(() =>
    read({ SMTP_URL: 'mail.example:25', MAIL_FROM: 'nobody', LETTER_RECIPIENT: 'the printer' }),
  ).toThrow(
    'SMTP_URL must be an smtp:// or smtps:// address; MAIL_FROM must be of the form Name <address>; ' +
      'LETTER_RECIPIENT must be an e-mail address',
  )
})
