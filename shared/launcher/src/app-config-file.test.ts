import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createAppConfig, hasLocalSignIn, localAppConfig, prepareAppConfig } from './app-config-file.ts'
import { readLaunchSettings } from './launch-settings.ts'

let storeDir: string
beforeEach(async () => {
  storeDir = await mkdtemp(join(tmpdir(), 'app-config-'))
})
afterEach(() => rm(storeDir, { recursive: true }))

const settings = () => ({ ...readLaunchSettings({}), storeDir })
const configFile = () => readFile(join(storeDir, 'config.json'), 'utf8')
const writeConfig = (value: string) =>
  writeFile(
    join(storeDir, 'config.json'),
    JSON.stringify([
      { name: 'bffPath', value: '/bff' },
      { name: 'loginProviderDomain', value },
    ]),
  )

test('a new store gets a config with the address of the local sign-in', async () => {
  await createAppConfig(settings())
  expect(await configFile()).toContain('"http://localhost:3200"')
})

test('a build does not change the config of another portal', async () => {
  await writeConfig('http://localhost:4202')
  const before = await configFile()
  await createAppConfig(settings())
  expect(await configFile()).toBe(before)
})

test('a start in the store of another portal with other ports is refused and changes nothing', async () => {
  await writeConfig('http://localhost:4202')
  const before = await configFile()
  await expect(prepareAppConfig(settings())).rejects.toThrow(
    'names the sign-in http://localhost:4202, but IDENTITY_PORT is 3200',
  )
  expect(await configFile()).toBe(before)
})

test('a start in another store with its own ports, or with an outside sign-in, changes nothing', async () => {
  for (const provider of ['http://localhost:3200', 'konto.nordtal.example']) {
    await writeConfig(provider)
    const before = await configFile()
    await prepareAppConfig(settings())
    expect(await configFile()).toBe(before)
  }
})

test('a start in the store of this checkout sets the local sign-in to its port and adds missing entries', async () => {
  await writeConfig('http://localhost:4202')
  await prepareAppConfig(settings(), storeDir)
  const config = await configFile()
  expect(config).toContain('"http://localhost:3200"')
  expect(config).toContain('loginClientId')
})

test('a start with a store in a bucket is refused before anything is written', async () => {
  const bucket = readLaunchSettings({ PORTAL_STORE: 's3://portal/store' })
  await expect(prepareAppConfig(bucket)).rejects.toThrow('PORTAL_STORE is s3://portal/store')
})

test('a preview of an installation with an outside sign-in has the local one, and its other entries', async () => {
  const installation = {
    apiGatewayUrl: 'https://api.nordtal.example',
    bffPath: '/portal',
    loginProviderDomain: 'konto.nordtal.example',
    loginClientId: 'live-client',
    loginAudience: 'live-audience',
    mockedLogin: 'true',
    mockedCustomerData: 'true',
    mockPersonaName: 'anna',
    bffSubscriptionKey: 'live-key',
    disabledTabs: 'mfe-security',
  }
  const entries = Object.entries(installation).map(([name, value]) => ({ name, value }))
  await writeFile(join(storeDir, 'config.json'), JSON.stringify(entries))
  expect(await hasLocalSignIn(settings())).toBe(false)
  const preview: { name: string; value: string }[] = JSON.parse(await localAppConfig(settings()))
  const values = Object.fromEntries(preview.map(({ name, value }) => [name, value]))
  expect(values).toMatchObject({
    apiGatewayUrl: '',
    bffPath: '/bff',
    loginProviderDomain: 'http://localhost:3200',
    loginClientId: 'nordtal-portal',
    loginAudience: 'urn:nordtal:bff',
    disabledTabs: 'mfe-security',
  })
  expect(values).not.toHaveProperty('mockedCustomerData')
  expect(values).not.toHaveProperty('mockedLogin')
  await writeFile(join(storeDir, 'config.json'), JSON.stringify(preview))
  expect(await hasLocalSignIn(settings())).toBe(true)
  const mocked = ['mockedLogin', 'mockedCustomerData'].map((name) => ({ name, value: 'true' }))
  await writeFile(join(storeDir, 'config.json'), JSON.stringify([...preview, ...mocked]))
  expect(await hasLocalSignIn(settings())).toBe(false)
})
