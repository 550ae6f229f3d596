import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'
import { rollback } from './activate.ts'
import { DENIED, useS3Server } from './bucket-fixture.ts'
import { importRelease } from './import.ts'
import { readLog } from './log.ts'
import { objectHeaders } from './object-headers.ts'
import { liveSet, readRegistry } from './projections.ts'
import { prune } from './prune.ts'
import { readText, type Storage } from './storage.ts'
import { activate, emptyStore, hostBuild, publishAs, remoteBuild } from './store-fixture.ts'

const { emptyBucket, headersOf } = useS3Server()
const APP = 'mfe-contracts'
const long = { 'long.js': 'export const long = 1\n'.repeat(500) }

/** A bucket with an app config and an active host. */
async function portalBucket(): Promise<Storage> {
  const bucket = await emptyBucket()
  await bucket.replace('config.json', (await (await emptyStore()).read('config.json')) ?? '')
  const { release } = await publishAs('host', await hostBuild(), bucket)
  await activate(bucket, 'host', release)
  return bucket
}

test('a release is published, activated, rolled back and pruned in a bucket', async () => {
  const bucket = await portalBucket()
  const one = await publishAs(APP, await remoteBuild('one'), bucket)
  const two = await publishAs(APP, await remoteBuild('two'), bucket)
  await activate(bucket, APP, one.release)
  await activate(bucket, APP, two.release)
  expect(await readText(bucket, 'pages/contracts.html')).toContain(
    `/remotes/${APP}/${two.release}/main.1234.js`,
  )
  await rollback(bucket, APP)
  expect((await readRegistry(bucket)).apps[APP]?.active.release).toBe(one.release)

  const unused = await publishAs(APP, await remoteBuild('unused'), bucket)
  await publishAs(APP, await remoteBuild('newest'), bucket)
  expect((await prune(bucket, { newest: 1, days: -1 })).releases).toMatchObject([{ release: unused.release }])
  expect((await bucket.list('remotes')).some(({ path }) => path.includes(unused.release))).toBe(false)
})

test('a release of a folder is the same release in a bucket, with the headers for a static server', async () => {
  const [folder, bucket] = [await emptyStore(), await portalBucket()]
  const { app, release } = await publishAs(APP, await remoteBuild('one', long), folder)
  expect((await importRelease(folder, bucket, { app, release })).release).toBe(release)
  const files = await folder.list('remotes')
  expect(await bucket.list('remotes')).toHaveLength(files.length)
  for (const { path } of files) expect(await bucket.read(path)).toEqual(await folder.read(path))
  const served = await emptyStore()
  expect((await importRelease(bucket, served, { app, release })).release).toBe(release)
  for (const { path } of files) expect(await served.read(path)).toEqual(await folder.read(path))
  await activate(bucket, app, release)

  const js = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': expect.stringContaining('immutable'),
  }
  const file = `remotes/${app}/${release}/long.js`
  expect(await headersOf(bucket, file)).toMatchObject(js)
  expect(await headersOf(bucket, `${file}.br`)).toMatchObject({ ...js, 'content-encoding': 'br' })
  expect(await headersOf(bucket, `${file}.gz`)).toMatchObject({ ...js, 'content-encoding': 'gzip' })
  for (const name of ['index.html', 'live.json', 'registry.json', 'config.json'])
    expect(await headersOf(bucket, name)).toMatchObject({ 'cache-control': 'no-cache' })
  const element = 'elements/nordtal-contracts'
  expect(await headersOf(bucket, `${element}.json`)).toMatchObject({ 'cache-control': 'public, max-age=60' })
  const { 'cache-control': cacheControl } = js
  expect(await headersOf(bucket, `${element}/${release}.json`)).toMatchObject({
    'cache-control': cacheControl,
  })
})

test.each([
  ['host/1/main.css', 'text/css; charset=utf-8'],
  ['host/1/main.js.map', 'application/json'],
  ['host/1/figtree.woff2', 'font/woff2'],
  ['host/1/unknown', 'application/octet-stream'],
])('%s is sent as %s', (path, type) => {
  expect(objectHeaders(path).ContentType).toBe(type)
})

const ACTIVATIONS = 5

const script = `
import { activateAll, openStorage } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'index.ts')))}
const [address, app, release] = process.argv.slice(1)
for (let index = 0; index < ${ACTIVATIONS}; index++) {
  await activateAll(openStorage(address), { [app]: release }, { who: app, why: String(index) })
}`

async function run(args: string[], environment: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, ...environment }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (data) => {
    errors += data
  })
  const [code] = await once(child, 'close')
  return { code, errors }
}

test('of 15 activations by three processes in a bucket none is lost', async () => {
  const bucket = await portalBucket()
  const apps = ['mfe-a', 'mfe-b', 'mfe-c']
  const published = []
  for (const app of apps) published.push(await publishAs(app, await remoteBuild(), bucket))
  const ends = published.map(({ app, release }) =>
    run(['--input-type=module', '--eval', script, bucket.address, app, release]),
  )
  expect(await Promise.all(ends)).toEqual(apps.map(() => ({ code: 0, errors: '' })))
  const entries = await readLog(bucket)
  const order = Array.from({ length: ACTIVATIONS }, (_, index) => String(index))
  for (const app of apps) {
    expect(entries.filter(({ who }) => who === app).map(({ why }) => why)).toEqual(order)
  }
  const registry = await readRegistry(bucket)
  expect(await readText(bucket, 'index.html')).toContain(liveSet(registry))
  expect(JSON.parse((await readText(bucket, 'registry.json')) ?? '')).toEqual(registry)
}, 60_000)

const list = (address: string, environment: NodeJS.ProcessEnv) =>
  run([join(import.meta.dirname, 'command-line.ts'), 'list', '--store', address], environment)

async function unusedAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return `http://127.0.0.1:${typeof address === 'object' && address?.port}`
}

const noCredentials = {
  AWS_ACCESS_KEY_ID: undefined,
  AWS_SECRET_ACCESS_KEY: undefined,
  AWS_EC2_METADATA_DISABLED: 'true',
  AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
  AWS_CONFIG_FILE: '/dev/null',
}

test.each([
  ['s3://missing', {}, 's3://missing cannot be used: there is no such bucket'],
  [`s3://${DENIED}/portal`, {}, `s3://${DENIED}/portal refuses access (AccessDenied)`],
  ['s3://any', noCredentials, 's3://any cannot be used without credentials'],
  [
    's3://any',
    { AWS_REGION: undefined, AWS_CONFIG_FILE: '/dev/null' },
    's3://any cannot be used without a region',
  ],
  ['s3://', {}, 's3:// is not the address of a bucket'],
])('the command line refuses %s with %j in one sentence', async (address, environment, sentence) => {
  const { code, errors } = await list(address, environment)
  expect(errors).toMatch(/^[^\n]*\n$/)
  expect(errors).toContain(sentence)
  expect(code).toBe(1)
})

test('an endpoint that does not answer is named within ten seconds', async () => {
  const start = Date.now()
  const { code, errors } = await list('s3://any', { AWS_ENDPOINT_URL_S3: await unusedAddress() })
  expect(errors).toMatch(/^s3:\/\/any cannot be reached \(ECONNREFUSED\)[^\n]*\n$/)
  expect(code).toBe(1)
  expect(Date.now() - start).toBeLessThan(10_000)
})
