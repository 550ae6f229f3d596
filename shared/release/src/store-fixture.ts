import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach } from '@jest/globals'
import type { Release } from '@portal/contracts'
import { publish } from './publish.ts'

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

/** An empty store with a usable app config. Removed after the test, as are the builds below. */
export async function emptyStore(loginProviderDomain = 'http://localhost:3200'): Promise<string> {
  const config = [
    { name: 'bffPath', value: '/bff' },
    { name: 'loginProviderDomain', value: loginProviderDomain },
  ]
  return folderOf({ 'config.json': JSON.stringify(config) })
}

export function remoteBuild(text = 'one', files: Record<string, string> = {}): Promise<string> {
  return folderOf({
    'main.1234.js': `export const tab = ${JSON.stringify(text)}`,
    'main.1234.js.map': '{}',
    'main.css': '.tab { color: red }',
    'element/element.5678.js': 'export const element = true',
    'build.json': JSON.stringify({
      entry: 'main.1234.js',
      preload: ['main.1234.js'],
      styles: ['main.css'],
      element: 'element/element.5678.js',
      standAlone: 'element/element.5678.js',
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
      '<body><div id="portal"></div></body></html>',
    'build.json': JSON.stringify({
      entry: 'main.9abc.js',
      preload: ['main.9abc.js'],
      styles: ['main.css'],
      element: null,
      standAlone: null,
    }),
    ...files,
  })
}

/** Publishes a build as the app, with a contract version that the test may choose. */
export function publishAs(
  app: string,
  build: string,
  storeDir: string,
  contractVersion = '1.0',
): Promise<Release> {
  return publish(build, storeDir, { app, contractVersion, revision: 'unknown' })
}
