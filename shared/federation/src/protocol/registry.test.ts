import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { RegistrySchema, ReleaseSchema } from './registry.ts'

const hash = `sha384-${'A'.repeat(64)}`
const release = {
  app: 'mfe-contracts',
  release: '0123456789abcdef',
  contractVersion: '1.0',
  revision: 'unknown',
  entry: 'remote/tab.js',
  preload: [],
  styles: ['remote/tab.css'],
  modules: [],
  element: null,
  integrity: { 'remote/tab.js': hash },
}

test('releases with and without modules are read', () => {
  for (const modules of [[], ['start-card']]) {
    expect(v.is(ReleaseSchema, { ...release, modules })).toBe(true)
  }
})

test.each([
  ['app', 'mfe-'],
  ['app', 'my-host'],
  ['app', 'hosts'],
  ['release', '0123456789abcde'],
  ['release', '0123456789abcdef0'],
  ['contractVersion', '1'],
  ['contractVersion', '1.4.1'],
  ['entry', '../tab.js'],
  ['entry', '/tab.js'],
  ['entry', 'https://evil.example/tab.js'],
  ['entry', 'tab.js?'],
  ['modules', ['../tab']],
  ['modules', ['Tab']],
  ['integrity', { 'remote/tab.js': `${hash}A` }],
  ['integrity', { 'remote/tab.js': `x${hash}` }],
  ['integrity', { '../tab.js': hash }],
  ['integrity', { './tab.js': hash }],
])('a release with %s %j is refused', (name, value) => {
  expect(v.is(ReleaseSchema, { ...release, [name]: value })).toBe(false)
})

const remote = {
  name: 'mfe-contracts',
  basePath: '/contracts',
  element: 'nordtal-contracts',
  access: 'customer',
  paths: ['/'],
  slots: [],
}

const tabWith = (icon: unknown) => ({ label: 'Verträge', place: 1, icon })

test.each([
  ['name', '../../x'],
  ['basePath', '/../../x'],
  ['basePath', '/a/b'],
  ['element', '../../x'],
  ['element', 'a-b"><script>'],
  ['slots', undefined],
  ['slots', ['../x']],
  ['paths', ['/%2e%2e']],
  ['calls', ['<script>']],
  ['reads', [{ at: ['/'], path: '//evil.example/api' }]],
  ['tab', tabWith([['script', {}]])],
  ['tab', tabWith([['path', { onload: 'alert(1)' }]])],
  ['tab', tabWith([['path', { d: '"><script>' }]])],
  ['tab', tabWith([['path', { fill: 'url(https://evil.example)' }]])],
  ['tab', { ...tabWith([]), label: {} }],
])('a published declaration with %s %j is refused', (name, value) => {
  expect(v.is(ReleaseSchema, { ...release, remote })).toBe(true)
  expect(v.is(ReleaseSchema, { ...release, remote: { ...remote, [name]: value } })).toBe(false)
})

test.each([
  [0, true],
  [1, true],
  [-0.1, false],
  [1.1, false],
])('a canary with a share of %d is accepted: %j', (share, isRead) => {
  const apps = { 'mfe-contracts': { active: release, previous: [], canary: { release, share } } }
  expect(v.is(RegistrySchema, { version: 1, sequence: 1, apps, releases: {} })).toBe(isRead)
})

test('a release with fields that this checkout does not know is read', () => {
  const remote = {
    name: 'mfe-meters',
    basePath: '/meters',
    element: 'nordtal-meters',
    access: 'customer',
    paths: ['/'],
    slots: ['page-footer'],
  }
  const active = { ...release, remote, signedBy: 'release team' }
  const registry = {
    version: 1,
    sequence: 1,
    releases: {},
    apps: { 'mfe-meters': { active, previous: [], pinned: true } },
  }
  expect(v.parse(RegistrySchema, registry)).toMatchObject(registry)
})
