import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { check } from './check.ts'
import { servePortal } from './testing/fake-portal.ts'

const { portal } = await servePortal()

test('names what this release does not have, in HTML, templates, scripts and style sheets', async () => {
  const src = mkdtempSync(join(tmpdir(), 'site-'))
  const write = (name: string, text: string) => writeFileSync(join(src, name), text)
  write('a.html', '<nordtal-contracts id="x" tenant="100" pfad="/"></nordtal-contracts><p tenannt="1"></p>')
  write(
    'b.vue',
    '<nordtal-contracts :session.prop="session" [attr.tenant]="100" @portal-redy="show" v-if="x > 1" />',
  )
  write('c.svelte', '<nordtal-contracts {session} onportal-ready={() => (x = 1)} confg={config} />')
  write('d.tsx', '<nordtal-contracts ref={(element) => show(element)} onportal-error={report} />')
  write('e.js', "element.addEventListener('portal-navigated', go); document.querySelector('#portal-root')")
  mkdirSync(join(src, 'node_modules'))
  write('node_modules/g.html', '<nordtal-contracts other="1"></nordtal-contracts>')
  write('f.css', 'nordtal-contracts { --color-brand: red; --colour-ink: blue } p { --color-other: red }')
  const options = {
    portal,
    element: 'nordtal-contracts',
    release: 'live',
    src,
    uses: ['portal-dirty', 'load-failed'],
  }
  const { problems, uses } = await check(options)
  expect(problems.names.map((line) => line.split(':')[0])).toEqual([
    '--colour-ink',
    'confg',
    'pfad',
    'portal-navigated',
    'portal-redy',
  ])
  expect(uses).toEqual(
    expect.arrayContaining(['--color-brand', 'portal-error', 'portal-ready', 'session', 'tenant']),
  )
})

test('names what has changed since a release, for the names in use', async () => {
  const since = 'bbbbbbbbbbbbbbbb'
  const options = { portal, element: 'nordtal-contracts', release: 'live', since }
  expect((await check({ ...options, uses: [] })).problems.changes).toEqual([
    'portal-scrolled: this event is gone',
    'portal-navigate: the event was URL, and is string',
    'portal-track: preventDefault() has no effect any more',
  ])
  expect((await check({ ...options, uses: ['portal-track'] })).problems.changes).toHaveLength(1)
  expect((await check({ ...options, uses: ['path'] })).problems.changes).toEqual([])
})
