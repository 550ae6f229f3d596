import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { publish } from './publish.ts'
import { emptyStore, foreignBuild } from './store-fixture.ts'

const origin = { app: 'mfe-meters', contractVersion: '1.0', revision: 'unknown' }

/** The rules of a style sheet as they are in a release, without what is around all of them. */
async function published(sheet: string): Promise<string> {
  const store = await emptyStore()
  const { release } = await publish(await foreignBuild({ 'assets/tab-D3.css': sheet }), store, origin)
  const text = await readFile(join(store.address, 'remotes/mfe-meters', release, 'assets/tab-D3.css'), 'utf8')
  expect(text).toMatch(/^@layer remotes\{.*\}\n$/)
  return text.slice('@layer remotes{'.length, -2)
}

const place = ':where([data-remote="mfe-meters"])'

test.each([
  ['button{color:red}', `${place} button{color:red}`],
  ['.a,h1:hover{color:red}', `${place} .a,${place} h1:hover{color:red}`],
  [':root{--a:1}', `${place}{--a:1}`],
  ['body{margin:0}', `${place}{margin:0}`],
  [':where(html,body) p{color:red}', `${place} p{color:red}`],
  ['html body>.x{color:red}', `${place}>.x{color:red}`],
  ['html.dark body.open .x{color:red}', `html.dark body.open ${place} .x{color:red}`],
  [':root[data-theme=dark]{--a:1}', `:root[data-theme=dark] ${place}{--a:1}`],
  ['html>body>#app p{color:red}', `${place}>#app p{color:red}`],
  [
    '@container (width>3px){p{color:color-mix(in srgb,red 20%,var(--x))}}',
    `@container (width>3px){${place} p{color:color-mix(in srgb,red 20%,var(--x))}}`,
  ],
  ['/*# sourceMappingURL=x.map */', ''],
  ['*{margin:0}', `${place} *{margin:0}`],
  ['@media print{p{color:red}}', `@media print{${place} p{color:red}}`],
  ['.a{&:hover{color:red}}', `${place} .a{&:hover{color:red}}`],
  ['@page{margin:0}', ''],
  ['@view-transition{navigation:auto}', ''],
  ['@other{body{color:red}}', ''],
])('%s applies in the place of the remote only', async (sheet, rules) => {
  expect(await published(sheet)).toBe(rules)
})

test('rules of names stay as they are', async () => {
  const rules = '@font-face{font-family:X;src:url(x.woff2)}@keyframes turn{0%{opacity:0}}@layer a,b;'
  expect(await published(rules)).toBe(rules)
  expect(await published('@font-feature-values X{@styleset{nice:12}}')).toContain('@font-feature-values X')
})

test('a sheet that is published again stays as it is', async () => {
  const once = `@layer remotes{${await published('p{color:red}')}}\n`
  expect(`@layer remotes{${await published(once)}}\n`).toBe(once)
})

test.each([
  ['@import "other.css";', 'it imports another style sheet, which the build should include'],
  ['p{color:red}}', 'assets/tab-D3.css of mfe-meters cannot be used'],
  ['button:not(&){color:red}', 'it has & outside of a rule'],
  ['& ~ *{color:red}', 'it has & outside of a rule'],
  [':root ~ .x{color:red}', 'it has a rule for what is beside the page'],
])('a build with the style sheet %s is refused', async (sheet, message) => {
  const build = await foreignBuild({ 'assets/tab-D3.css': sheet })
  await expect(publish(build, await emptyStore(), origin)).rejects.toThrow(message)
})
