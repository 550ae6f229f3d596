import { expect, test } from '@jest/globals'
import { BOOT_CONFIG_ID } from '@portal/federation/protocol'
import { activateAll } from './activate.ts'
import { readText } from './storage.ts'
import { emptyStore, hostBuild, publishAs } from './store-fixture.ts'

test('the page contains the app config as the store had it when the page was rendered', async () => {
  const store = await emptyStore()
  const { release } = await publishAs('host', await hostBuild(), store)
  await activateAll(store, { host: release })
  const configInPage = async () => {
    const page = (await readText(store, 'index.html')) ?? ''
    return JSON.parse(new RegExp(`id="${BOOT_CONFIG_ID}">(.*?)</script>`).exec(page)?.[1] ?? '')
  }
  const before = await configInPage()

  const entries = [
    { name: 'bffPath', value: '/bff' },
    { name: 'entryOfANewerHost', value: '</script>' },
  ]
  await store.replace('config.json', JSON.stringify(entries))
  expect(await configInPage()).toEqual(before)
  await activateAll(store, {})
  expect(await configInPage()).toEqual(entries)
})
