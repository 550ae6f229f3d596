import { beforeEach, expect, test } from '@jest/globals'
import themes from '@portal/brands/themes.css'
import { tenants } from '@portal/contracts'
import page from '../../documents/page.ts'
import { showTheme } from './show-theme.ts'

const served = new DOMParser().parseFromString(page, 'text/html')

// jsdom has no cascade layers.
const tokens = themes.replace('@layer tokens{', '').replace(/\}\s*@layer base.*$/s, '')

const barColours = () =>
  Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'), ({ content }) => content)
const icon = () => document.querySelector('link[rel=icon]')?.getAttribute('href') ?? ''

beforeEach(() => {
  document.head.replaceChildren(...served.head.cloneNode(true).childNodes)
  const style = document.createElement('style')
  style.textContent = tokens
  document.head.append(style)
})

test('the page has the theme of the parent brand before the customer is known', () => {
  const before = barColours()
  showTheme('nordtal')
  expect(barColours()).toEqual(before)
})

test('browser bar and icon follow the brand, there and back', () => {
  showTheme('nordtal')
  const before = icon()
  showTheme('flinkstrom')
  expect(document.documentElement).toHaveAttribute('data-theme', 'flinkstrom')
  expect(barColours()).toEqual(['#3d2bb5', '#1b182f'])
  expect(icon()).toContain('%233d2bb5')
  showTheme('nordtal')
  expect(icon()).toBe(before)
})

test('the address of the icon is valid in a page', () => {
  showTheme('nordtal')
  expect(icon()).toMatch(/^data:image\/svg\+xml,%3Csvg[^ <>]+$/)
})

test('each brand has its own icon', () => {
  const icons = Object.values(tenants).map(({ theme }) => {
    showTheme(theme)
    return icon()
  })
  expect(new Set(icons).size).toBe(icons.length)
})
