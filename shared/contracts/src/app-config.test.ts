import { expect, test } from '@jest/globals'
import { AppConfigError, parseAppConfig } from './app-config.ts'
import { appConfigWarnings } from './app-config-warnings.ts'

const file = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }))

function reasonsFor(config: unknown): string[] {
  try {
    parseAppConfig(config)
    return []
  } catch (error) {
    return error instanceof AppConfigError ? error.reasons : [String(error)]
  }
}

test('the path of the BFF is the only required entry', () => {
  expect(parseAppConfig(file({ bffPath: '/bff' }))).toMatchObject({
    bffPath: '/bff',
    apiGatewayUrl: '',
    loginScope: 'openid profile email',
    mockedLogin: false,
    referringTouchpoints: [],
    overrideOrigins: [],
  })
})

test('flags and lists are parsed', () => {
  const config = parseAppConfig(
    file({
      bffPath: '/bff',
      trackAutomatedRunner: 'true',
      referringTouchpoints: 'https://a.example, https://b.example,',
    }),
  )
  expect(config.trackAutomatedRunner).toBe(true)
  expect(config.referringTouchpoints).toEqual(['https://a.example', 'https://b.example'])
})

test('one error names every wrong entry', () => {
  const config = [
    ...file({ mockedLogin: 'yes', portalUrl100: 'portal' }),
    { name: 'mockedLogin', value: 'no' },
  ]
  expect(reasonsFor(config).toSorted()).toEqual([
    'bffPath: is missing',
    'mockedLogin: is given twice',
    'mockedLogin: must be "true" or "false"',
    'portalUrl100: must be empty or an address that begins with https://',
  ])
})

test('unknown entries are ignored, with a warning that names the nearest', () => {
  const config = file({ bffPath: '/bff', bffpaht: '/x', loginProvidrDomain: 'x' })
  expect(reasonsFor([...config, { name: 'loginProvidrDomain', value: 'y' }])).toEqual([])
  expect(appConfigWarnings(config)).toEqual([
    'bffpaht: is not a known name and is ignored; the nearest is bffPath',
    'loginProvidrDomain: is not a known name and is ignored; the nearest is loginProviderDomain',
  ])
  expect(appConfigWarnings({})).toEqual([])
})

test('an address may be empty', () => {
  expect(parseAppConfig(file({ bffPath: '/bff', portalUrl500: '' })).portalUrl500).toBe('')
})

test.each(['http://portal.solhaus.example', 'javascript:alert(1)', 'portal.solhaus.example'])(
  'no customer is sent to %s',
  (portalUrl500) => {
    expect(reasonsFor(file({ bffPath: '/bff', portalUrl500 }))).toEqual([
      'portalUrl500: must be empty or an address that begins with https://',
    ])
  },
)

test('disabledTabs names remotes', () => {
  const config = parseAppConfig(file({ bffPath: '/bff', disabledTabs: 'mfe-privacy, mfe-security' }))
  expect(config.disabledTabs).toEqual(['mfe-privacy', 'mfe-security'])
  expect(reasonsFor(file({ bffPath: '/bff', disabledTabs: 'Datenschutz' }))).toEqual([
    'disabledTabs.0: must name remotes, such as mfe-example',
  ])
})

const mocked = {
  bffPath: '/bff',
  mockedLogin: 'true',
  mockedCustomerData: 'true',
  mockPersonaName: 'anna',
  bffSubscriptionKey: 'key',
}

test('a persona can replace the sign-in', () => {
  expect(reasonsFor(file(mocked))).toEqual([])
})

test.each([
  [{ mockedCustomerData: 'false' }, ['mockedLogin: must be the same as mockedCustomerData']],
  [{ mockedLogin: 'false' }, ['mockedLogin: must be the same as mockedCustomerData']],
  [
    { mockPersonaName: '', bffSubscriptionKey: '' },
    ['mockPersonaName: is needed by mockedLogin', 'bffSubscriptionKey: is needed by mockedLogin'],
  ],
  [{ mockPersonaName: 'anna\r\nx' }, ['mockPersonaName: must be a persona such as anna']],
  [{ bffSubscriptionKey: 'a key' }, ['bffSubscriptionKey: must be printable ASCII without spaces']],
])('an incomplete mocked sign-in is refused: %j', (changes, reasons) => {
  expect(reasonsFor(file({ ...mocked, ...changes }))).toEqual(reasons)
})

test.each(['/data-protection', '/503?von=anmeldung'])(
  '%s is accepted as the page for a failed sign-in',
  (loginErrorPath) => {
    expect(parseAppConfig(file({ bffPath: '/bff', loginErrorPath }))).toMatchObject({ loginErrorPath })
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'data-protection',
  '/login',
  '/callback?x',
  '/overview',
  '/security',
  '/',
  '/503/..//evil.example',
])('%s is refused as the page for a failed sign-in', (loginErrorPath) => {
  expect(reasonsFor(file({ bffPath: '/bff', loginErrorPath }))).toEqual([
    'loginErrorPath: must be one of /data-protection, /accessibility, /cancellation, /503',
  ])
})

test.each([[null], [{ bffPath: '/bff' }], [[{ name: 'bffPath', value: 1 }]], ['{}']])(
  '%j is no list of names and values',
  (config) => {
    expect(reasonsFor(config)).toEqual(['the file must be a list of { "name", "value" } pairs'])
  },
)

test('a touchpoint is an origin or an app', () => {
  const config = { bffPath: '/bff', referringTouchpoints: 'https://a.example,http://b.example' }
  expect(reasonsFor(file(config))).toEqual([
    expect.stringMatching(/^referringTouchpoints.*: must be origins/),
  ])
})

test.each([
  { tagManagerId: 'GTM-ABC123', tagManagerEnvironment: 'gtm_auth=aB-1_x&gtm_preview=env-12' },
  { monitoringConnectionString: 'InstrumentationKey=00000000-0000-4000-8000-000000000001' },
  { cookieConsentDomain: '01900000-aaaa-7bbb-8ccc-0123456789ab-test' },
  { tagManagerId: '', tagManagerEnvironment: '', monitoringConnectionString: '', cookieConsentDomain: '' },
])('the third-party settings %j are accepted', (entries) => {
  expect(reasonsFor(file({ bffPath: '/bff', ...entries }))).toEqual([])
})

test.each([
  ['tagManagerId', 'UA-1"><script>'],
  ['tagManagerEnvironment', 'gtm_auth=a&gtm_preview=env-1&id=GTM-EVIL'],
  ['tagManagerScriptUrl', '/gtm.js'],
  ['cookieConsentDomain', 'a b'],
  ['monitoringConnectionString', 'IngestionEndpoint=https://evil.example'],
])('the wrong entry %s=%s is refused', (name, value) => {
  expect(reasonsFor(file({ bffPath: '/bff', [name]: value }))).toEqual([
    expect.stringMatching(new RegExp(`^${name}: must`)),
  ])
})

test.each(['http://localhost:4301', 'https://dev.example', ''])('overrides may come from „%s“', (origin) => {
  expect(parseAppConfig(file({ bffPath: '/bff', overrideOrigins: origin })).overrideOrigins).toEqual(
    origin ? [origin] : [],
  )
})

test.each(['http://dev.example', 'https://dev.example/path', '*', 'data:', "'unsafe-inline'"])(
  'overrides may not come from %s',
  (origin) => {
    const config = { bffPath: '/bff', overrideOrigins: origin }
    expect(() => parseAppConfig(file(config))).toThrow(/overrideOrigins.*: must be an origin/)
  },
)

test('an address is read by a browser without URL.parse, such as Chrome 120', () => {
  const { parse } = URL
  Reflect.deleteProperty(URL, 'parse')
  const values = {
    bffPath: '/bff',
    portalUrl100: 'https://a.example',
    referringTouchpoints: 'https://b.example',
  }
  expect(parseAppConfig(file(values))).toMatchObject({ portalUrl100: 'https://a.example' })
  expect(reasonsFor(file({ ...values, portalUrl100: 'a.example' }))).toHaveLength(1)
  URL.parse = parse
})
