import { beforeEach, expect, test } from '@jest/globals'
import type { Portal } from '@portal/portal'
import { fakeBff } from '@portal/portal/testing'
import { act, screen } from '@testing-library/react'
import { Layout } from '../layouts/layout.tsx'
import { useRemotes } from '../remotes/use-remotes.ts'
import { Account } from '../tenants/account.tsx'
import { renderShell } from '../testing/render-shell.tsx'

fakeBff()

let showTheme: Portal['showTheme']

function Journey() {
  showTheme = useRemotes().portalOf('mfe-codes').showTheme
  return <h1>Einladung</h1>
}

const pages = [
  {
    element: <Account />,
    children: [{ element: <Layout kind="anonymous" />, children: [{ path: '/code', element: <Journey /> }] }],
  },
]

const show = (theme: string | null) => act(() => void showTheme?.(theme))
const logo = () => screen.getByRole('link', { name: /zur Startseite/ })
const imprint = () => screen.getByRole('link', { name: /Impressum/ })
const theme = () => document.documentElement.dataset.theme

beforeEach(() => {
  delete document.documentElement.dataset.theme
  renderShell(pages, { at: '/code' })
})

test('header, footer and page have the brand that a remote shows, until it ends', () => {
  const ends: ((() => void) | undefined)[] = []
  act(() => void ends.push(showTheme?.('flinkstrom')))
  expect(logo()).toHaveTextContent('Flinkstrom')
  expect(imprint()).toHaveAttribute('href', 'https://www.flinkstrom.example/impressum')
  expect(theme()).toBe('flinkstrom')
  act(() => ends[0]?.())
  expect(logo()).toHaveTextContent('Nordtal Energie')
  expect(theme()).toBe('nordtal')
})

test('while the brand of the invitation is unknown, the header names none', () => {
  show(null)
  expect(logo()).not.toHaveTextContent('Nordtal Energie')
  show('solhaus')
  expect(logo()).toHaveTextContent('Solhaus')
})
