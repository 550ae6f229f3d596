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

const inPlace = (rules: string) => `:where([data-remote="mfe-meters"]){${rules}}`

test.each([
  ['button{color:red}', 'button{color:red}'],
  ['.a,h1:hover{color:red}', '.a,h1:hover{color:red}'],
  [':root{--a:1}', '&{--a:1}'],
  ['body{margin:0}', '&{margin:0}'],
  ['html body.open>.x{color:red}', '&.open>.x{color:red}'],
  ['html>body>#app p{color:red}', '#app p{color:red}'],
  ['*{margin:0}', '*{margin:0}'],
  ['@media print{p{color:red}}', '@media print{p{color:red}}'],
  ['.a{&:hover{color:red}}', '.a{&:hover{color:red}}'],
  ['@page{margin:0}', ''],
])('%s applies in the place of the remote only', async (sheet, rules) => {
  expect(await published(sheet)).toBe(inPlace(rules))
})

test('rules of names stay whole', async () => {
  const names = '@font-face{font-family:X;src:url(x.woff2)}@keyframes turn{0%{opacity:0}}@layer a,b;'
  expect(await published(`${names}p{color:red}`)).toBe(`${names}${inPlace('p{color:red}')}`)
})

test.each([
  ['@import "other.css";', 'it imports another style sheet, which the build should include'],
  ['p{color:red}}', 'assets/tab-D3.css of mfe-meters cannot be used'],
])('a build with the style sheet %s is refused', async (sheet, message) => {
  const build = await foreignBuild({ 'assets/tab-D3.css': sheet })
  await expect(publish(build, await emptyStore(), origin)).rejects.toThrow(message)
})
