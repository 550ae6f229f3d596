import { expect, test } from '@jest/globals'
import { figuresAddress, readLaunchSettings } from './launch-settings.ts'

test('each port can be set, and the others have their default', () => {
  expect(readLaunchSettings({ PORTAL_PORT: '4000' }).ports).toMatchObject({
    PORTAL_PORT: 4000,
    BFF_PORT: 3100,
  })
})

test('the figures of releases are served where the watch looks for them', () => {
  for (const env of [{}, { METRICS_PORT: '4600' }]) {
    expect(figuresAddress(env)).toBe(`http://127.0.0.1:${readLaunchSettings(env).ports.METRICS_PORT}`)
  }
})

test('every invalid port is named in the error', () => {
  const env = { PORTAL_PORT: 'abc', BFF_PORT: '70000', SMTP_PORT: '3200' }
  expect(() => readLaunchSettings(env)).toThrow(
    'PORTAL_PORT is not a port: abc; BFF_PORT is not a port: 70000; SMTP_PORT and IDENTITY_PORT are both 3200',
  )
})

test('a second BFF needs a shared database', () => {
  expect(() => readLaunchSettings({ SECOND_BFF_PORT: '3101' })).toThrow(
    'SECOND_BFF_PORT needs a DATABASE_URL',
  )
  const shared = { SECOND_BFF_PORT: '3101', DATABASE_URL: 'postgresql://localhost/portal' }
  expect(readLaunchSettings(shared).ports.SECOND_BFF_PORT).toBe(3101)
})

test('the sign-in knows the example sites at their port, unless the environment lists its clients', () => {
  const [solarstadt] = JSON.parse(readLaunchSettings({ SITES_PORT: '4000' }).clients)
  expect(solarstadt.redirects).toContain('http://vue.solarstadt.localhost:4000/konto/')
  expect(readLaunchSettings({ CLIENTS: '[]' }).clients).toBe('[]')
})
