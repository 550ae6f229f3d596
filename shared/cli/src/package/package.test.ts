import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { freePort } from '@portal/build/free-port'
import { CONTRACT_VERSION } from '@portal/federation/protocol'
import { activate, emptyStore, foreignBuild, hostBuild, publishAs } from '@portal/release/testing'
import { copyTo, goOutside, type Outside } from './testing/outside.ts'

let outside: Outside

beforeAll(async () => {
  outside = goOutside()
  mkdirSync(path.join(outside.site, 'used'))
  writeFileSync(path.join(outside.site, 'used/file'), '')
  copyTo(await foreignBuild(), path.join(outside.site, 'undeclared'), ['remote.json'])
})
afterAll(() => outside.remove())

const read = (...names: string[]) => readFileSync(path.join(outside.site, ...names), 'utf8')

test('the package has the version of the Portal contract, and needs one library', () => {
  const { version, dependencies } = JSON.parse(read('node_modules/@nordtal/cli/package.json'))
  expect(version).toMatch(new RegExp(`^${CONTRACT_VERSION}\\.`))
  expect(outside.nordtal(['--version']).stdout).toBe(`${version}\n`)
  expect(dependencies).toBeUndefined()
})

test('the licenses of the libraries in the package are in it', () => {
  expect(read('node_modules/@nordtal/cli/LICENSES.txt')).toMatch(
    /^@aws-sdk\/client-s3 .*\(Apache-2\.0\)[\s\S]*^commander .*\(MIT\)[\s\S]*^valibot /m,
  )
})

test.each([
  [['--help'], 0, /publish .*\[app\].*rollback <app>.*create .*<folder>.*dev /s],
  [['create', '--help'], 0, /"react-rsbuild",\s+"react-vite",\s+"vue-vite"/],
  [['dev', '--help'], 0, /overrideOrigins/],
  [['verify', 'mfe-example'], 2, /required option '--portal <address>' not specified/],
  [
    ['verify', 'mfe-example', '--portal', 'https://test.example', '--store', 'store'],
    2,
    /name a customer of this portal: --customer, and PORTAL_CUSTOMER_PASSWORD/,
  ],
  [
    ['verify', 'mfe-example', '--portal', 'http://localhost:3000', '--store', 'store'],
    1,
    /^No release of mfe-example is in the store/,
  ],
  [['verify', 'host', '--portal', 'https://test.example'], 2, /must be the name of a remote/],
  [['list', '--stroe', 'x'], 2, /unknown option '--stroe'/],
  [['list'], 2, /name the release store: --store <address>, or PORTAL_STORE/],
  [['watch'], 2, /name the release store/],
  [
    ['publish', '--store', 'store'],
    1,
    /^There is no build in .*dist: it has no build\.json, and no mf-manifest/,
  ],
  [
    ['publish', '--store', 'store', '--dist', 'undeclared'],
    1,
    /has no remote\.json .*@nordtal\/remote write it/,
  ],
  [['create', 'new'], 2, /required option '--template <name>' not specified/],
  [['create', 'new', '--template', 'angular'], 2, /Allowed choices are react-rsbuild, react-vite, vue-vite/],
  [['create', 'used', '--template', 'vue-vite'], 1, /^used is not empty\n$/],
  [
    ['create', 'used/file', '--template', 'vue-vite'],
    1,
    /used\/file cannot be the folder of a project: ENOTDIR/,
  ],
  [
    ['create', 'My_Topic', '--template', 'vue-vite'],
    2,
    /mfe-My_Topic cannot be the name .*--name gives another/,
  ],
  [
    ['create', 'new', '--template', 'vue-vite', '--name', 'x'],
    2,
    /x cannot be the name of a remote: call it mfe-/,
  ],
  [
    ['create', 'overview', '--template', 'vue-vite'],
    2,
    /mfe-overview cannot be declared: basePath belongs to/,
  ],
  [
    ['create', 'new', '--template', 'vue-vite', '--kit', 'none.tgz'],
    2,
    /must be a version, or the file nordtal-/,
  ],
  [['create', 'new', '--template', 'vue-vite', '--dry-run'], 2, /create has no dry run/],
  [['dev', '--portal', 'test.example'], 2, /must be an address such as https:\/\/test\.example/],
  [['dev', '--portal', 'https://test.example', '--port', '0'], 2, /must be a number from 1 to 65535/],
])('%j ends with its code and says why', (args, code, words) => {
  const { status, stdout, stderr } = outside.nordtal(args)
  expect([status, stdout + stderr]).toEqual([code, expect.stringMatching(words)])
  expect(stderr).not.toContain('    at ')
  expect(readdirSync(outside.site)).not.toContain('new')
})

test.each(['react-rsbuild', 'react-vite', 'vue-vite'])(
  'a project of %s compiles, with all types of its libraries checked',
  (template) => {
    const { status, stdout } = outside.nordtal([
      'create',
      `${template}-topic`,
      '--template',
      template,
      '--kit',
      outside.kit,
    ])
    expect([status, stdout]).toEqual([0, expect.stringContaining(`npx nordtal dev --portal <address>`)])
    const files = readdirSync(path.join(outside.site, `${template}-topic`), {
      recursive: true,
      withFileTypes: true,
    })
    const texts = files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'))
    expect(texts.filter((text) => /example|0\.0\.0/i.test(text))).toEqual([])
    expect(read(`${template}-topic/.gitignore`)).toContain('node_modules')
    const { name, dependencies } = JSON.parse(read(`${template}-topic/package.json`))
    expect([name, dependencies['@nordtal/remote']]).toEqual([
      `mfe-${template}-topic`,
      `file:../${path.basename(outside.kit)}`,
    ])
    outside.install(`${template}-topic`)
    expect(outside.run(`${template}-topic`, 'typescript/bin/tsc')).toBe('')
  },
)

test('a new project takes the kit of the same version, and is built and published in its own folder', async () => {
  outside.nordtal(['create', 'meters', '--template', 'react-vite', '--name', 'mfe-meter-readings'])
  expect(JSON.parse(read('meters/package.json')).dependencies['@nordtal/remote']).toMatch(
    `~${CONTRACT_VERSION}.`,
  )
  outside.install('meters')
  outside.run('meters', 'vite/bin/vite.js', 'build', '--logLevel', 'warn')
  const { address } = await emptyStore()
  expect(outside.nordtal(['publish', '--store', address], 'meters').stdout).toMatch(
    /^mfe-meter-readings {2}[0-9a-f]{16} {2}published\nit is the first .*\n.*\?release=mfe-meter-readings@[0-9a-f]{16}\n$/,
  )
})

test('the SDK in the package asks the bucket that PORTAL_STORE names', async () => {
  const { stderr } = outside.nordtal(['list'], '.', {
    PORTAL_STORE: 's3://portal/test',
    AWS_ENDPOINT_URL: `http://localhost:${await freePort()}`,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  })
  expect(stderr).toMatch(/^s3:\/\/portal\/test cannot be reached \(ECONNREFUSED\)/)
})

test('releases of another repository are published, listed and rolled back', async () => {
  const store = await emptyStore()
  const host = await publishAs('host', await hostBuild(), store)
  await activate(store, 'host', host.release)
  const at = ['--store', store.address]
  for (const text of ['one', 'two']) {
    const build = await foreignBuild({ 'assets/tab-D1.js': `export default () => '${text}'` })
    copyTo(build, path.join(outside.site, 'readings/dist'))
    expect(outside.nordtal(['publish', ...at], 'readings').stdout).toMatch(
      /^mfe-meters {2}\S+ {2}published\n/,
    )
    const activated = outside.nordtal(['activate', 'mfe-meters', 'latest', '--force', 'a test', ...at])
    expect(activated.stdout).toMatch(/^mfe-meters {2}\S+ {2}active\n/)
  }
  expect(outside.nordtal(['rollback', 'mfe-meters', '--why', 'wrong', ...at]).stdout).toMatch(
    / active\n.* withdrawn\n/,
  )
  expect(outside.nordtal(['list', ...at]).stdout).toMatch(
    /^host .* active .*\nmfe-meters .* active .*\n .* withdrawn /,
  )
})
