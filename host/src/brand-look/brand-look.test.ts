import { readFile } from 'node:fs/promises'
import { beforeEach, expect, test } from '@jest/globals'
import { looks, showLook } from './brand-look.ts'

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')
const page = new DOMParser().parseFromString(await read('../page.html'), 'text/html')
const tokens = await read('../../../shared/ui/src/tokens.css')

const barColours = () =>
  Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'), ({ content }) => content)
const icon = () => document.querySelector('link[rel=icon]')?.getAttribute('href') ?? ''

beforeEach(() => {
  document.head.replaceChildren(...page.head.cloneNode(true).childNodes)
  document.documentElement.dataset.theme = 'nordtal'
})

test('the page as it is served has the look of the group', () => {
  const before = [...barColours(), icon()]
  showLook('nordtal')
  expect([...barColours(), icon()]).toEqual(before)
})

test('bar and icon of the browser have the colours of the brand, and can have others again', () => {
  const before = icon()
  showLook('flinkstrom')
  expect(document.documentElement).toHaveAttribute('data-theme', 'flinkstrom')
  expect(barColours()).toEqual(['#3d2bb5', '#1b182f'])
  expect(icon()).toMatch(/circle.*fill='%233ddbb0'.*path.*fill='%233d2bb5'/)
  showLook('nordtal')
  expect(icon()).toBe(before)
})

test.each(Object.entries(looks))('%s has the colours of its tokens', (theme, look) => {
  const block = tokens.split(`[data-theme="${theme}"] {`)[1]?.split('}')[0] ?? ''
  expect(block).toMatch(new RegExp(`--color-brand: light-dark\\(${look.brand},`))
  expect(block).toMatch(new RegExp(`--color-accent: ${look.accent};`))
  expect(block).toMatch(new RegExp(`--color-surface: light-dark\\(#fff, ${look.darkSurface}\\)`))
})
