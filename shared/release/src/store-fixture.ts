import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach } from '@jest/globals'
import type { Release } from '@portal/federation/protocol'
import { activateAll } from './activate.ts'
import { openStorage } from './open-storage.ts'
import { publish } from './publish.ts'
import type { Storage } from './storage.ts'
import { HOST } from './store.ts'

const folders: string[] = []

afterEach(async () => {
  await Promise.all(folders.splice(0).map((dir) => rm(dir, { recursive: true, force: true })))
})

async function temporaryFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-release-'))
  folders.push(dir)
  return dir
}

async function folderOf(files: Record<string, string>): Promise<string> {
  const dir = await temporaryFolder()
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true })
    await writeFile(join(dir, name), content)
  }
  return dir
}

/** An empty store, in a folder, with a valid app config. The store and all builds are deleted after the test. */
export async function emptyStore(loginProviderDomain = 'http://localhost:3200'): Promise<Storage> {
  const config = [
    { name: 'bffPath', value: '/bff' },
    { name: 'loginProviderDomain', value: loginProviderDomain },
  ]
  return openStorage(await folderOf({ 'config.json': JSON.stringify(config) }))
}

/** A declaration of a remote. */
export const aDeclaration = (app = 'mfe-contracts', changes: object = {}) => ({
  name: app,
  basePath: app.replace('mfe-', '/'),
  element: app.replace('mfe', 'nordtal'),
  tab: { label: 'Verträge', icon: [['path', { d: 'M0 0' }]], place: 1 },
  paths: ['/', '/contract/:contractId'],
  ...changes,
})

export function remoteBuild(text = 'one', files: Record<string, string> = {}): Promise<string> {
  return folderOf({
    'main.1234.js': `export const init = () => {}, get = () => ${JSON.stringify(text)}`,
    'main.1234.js.map': '{}',
    'main.css': '.tab { color: red }',
    'element/element.5678.js': 'export const element = true',
    'build.json': JSON.stringify({
      entry: 'main.1234.js',
      preload: ['main.1234.js'],
      styles: ['main.css'],
      element: 'element/element.5678.js',
      standAlone: 'element/element.5678.js',
      map: true,
      remote: aDeclaration(),
      needs: '1.0',
    }),
    ...files,
  })
}

/** A build of another repository, with a picture, a font and a chunk. */
export function foreignBuild(files: Record<string, string> = {}, manifest: object = {}): Promise<string> {
  const { name, element, ...declaration } = aDeclaration('mfe-meters')
  return folderOf({
    'remoteEntry.js': 'const get = () => {}, init = () => {}; export { get, init }',
    'assets/tab-D1.js': 'export default () => null',
    'assets/later-D2.mjs': 'export const later = 1',
    'assets/tab-D3.css': '.meters { color: red }',
    'assets/sun-D4.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/text-D5.woff2': 'a font',
    'assets/count-D6.wasm': 'a module',
    'mf-manifest.json': JSON.stringify({
      metaData: { remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' }, publicPath: 'auto' },
      exposes: [
        {
          name: 'tab',
          assets: {
            js: { sync: ['assets/tab-D1.js'], async: ['assets/later-D2.mjs'] },
            css: { sync: ['assets/tab-D3.css'], async: [] },
          },
        },
      ],
      ...manifest,
    }),
    'remote.json': JSON.stringify({
      ...declaration,
      name,
      needs: '1.0',
      access: 'customer',
      slots: [],
      calls: [],
    }),
    ...files,
  })
}

export function hostBuild(text = 'one', files: Record<string, string> = {}): Promise<string> {
  return folderOf({
    'main.9abc.js': `console.info(${JSON.stringify(text)})`,
    'main.css': 'body { margin: 0 }',
    'boot.js': 'globalThis.started = true',
    'page.html':
      '<!doctype html><html lang="de"><head><meta charset="utf-8"><!-- portal:head --></head>' +
      '<body><!-- portal:styles --><div id="portal"></div></body></html>',
    'build.json': JSON.stringify({
      entry: 'main.9abc.js',
      preload: ['main.9abc.js'],
      styles: ['main.css'],
      element: null,
      standAlone: null,
      map: true,
    }),
    ...files,
  })
}

/** A copy of a remote's build with another declaration or without one. */
export async function declaredBuild(build: string, remote?: object, needs?: string): Promise<string> {
  const copy = await temporaryFolder()
  await cp(build, copy, { recursive: true })
  const file = join(copy, 'build.json')
  const description = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...description, remote, needs }))
  return copy
}

/** Publishes a build for the app and contract version. */
export async function publishAs(
  app: string,
  build: string,
  store: Storage,
  contractVersion = '1.0',
  declaration: object = {},
): Promise<Release> {
  const dist =
    app === HOST ? build : await declaredBuild(build, aDeclaration(app, declaration), contractVersion)
  return publish(dist, store, { app, contractVersion, revision: 'unknown' })
}

/** Activates one release. */
export const activate = (store: Storage, app: string, release: string) =>
  activateAll(store, { [app]: release })
