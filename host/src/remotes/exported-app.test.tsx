import { beforeEach, expect, jest, test } from '@jest/globals'
import { sendReleaseReports } from '@portal/federation/runtime'
import { act, screen, waitFor } from '@testing-library/react'
import { offerTabs } from '../testing/fake-entries.ts'
import { renderShell } from '../testing/render-shell.tsx'
import type { ExportedApp } from './exported-app.tsx'
import { RemoteTab } from './remote-tab.tsx'

const reported: [string, string][] = []
sendReleaseReports(({ release, outcome }) => reported.push([release, outcome]))

beforeEach(() => {
  reported.length = 0
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

/**
 * Offers releases of a remote with these apps, the newest first, and opens its tab. Each test has a remote of its own, because a page view
 * keeps what it has loaded.
 */
function open(remote: string, apps: ExportedApp[]) {
  const releases = offerTabs(
    remote,
    apps.map((app) => async () => app),
    ['export-app'],
  )
  const routes = [
    { path: '/', element: <RemoteTab name={remote} /> },
    { path: '/overview', element: <h1>Übersicht</h1> },
  ]
  const shell = renderShell(routes, { at: '/', signedIn: true, onCaughtError: () => undefined })
  return { ...shell, releases }
}

/** An app without a framework, as the bridge of module federation exports it. */
const anApp =
  (text: string, info?: (given: object) => void): ExportedApp =>
  () => ({
    render({ dom, ...given }) {
      info?.(given)
      dom.textContent = text
    },
    destroy({ dom }) {
      dom.textContent = ''
    },
  })

test('an app of any framework is rendered with its path and the Portal, and removed with the tab', async () => {
  const info = jest.fn<(given: object) => void>()
  const { router, releases } = open('mfe-consents', [anApp('Zählerstände', info)])
  const shown = await screen.findByText('Zählerstände')
  expect(info).toHaveBeenCalledWith({
    moduleName: 'mfe-consents',
    basename: '/privacy',
    portal: expect.objectContaining({ basePath: '/privacy', events: expect.anything() }),
  })
  await waitFor(() => expect(reported).toEqual([[releases[0], 'loaded']]))
  await act(() => router.navigate('/overview'))
  await waitFor(() => expect(shown).toBeEmptyDOMElement())
  expect(shown).not.toBeInTheDocument()
})

const throws: ExportedApp = {
  render() {
    throw new Error('no root')
  },
  destroy: () => undefined,
}

test('the release before is shown instead of an app that throws', async () => {
  const { releases } = open('mfe-data', [throws, anApp('Früher')])
  expect(await screen.findByText('Früher')).toBeVisible()
  await waitFor(() =>
    expect(reported).toEqual([
      [releases[0], 'failed'],
      [releases[1], 'loaded'],
    ]),
  )
})

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test('the release before is shown instead of an app that shows nothing in time', async () => {
  jest.useFakeTimers()
  const render = jest.fn()
  open('mfe-contracts', [{ ...throws, render }, anApp('Früher')])
  while (render.mock.calls.length === 0) await advance(1)
  await advance(8_000)
  jest.useRealTimers()
  expect(await screen.findByText('Früher')).toBeVisible()
})

test('an app that leaves a comment, as a framework does where nothing is shown, has shown nothing', async () => {
  jest.useFakeTimers()
  const render = jest.fn(({ dom }: { dom: HTMLElement }) => dom.append(document.createComment('')))
  open('mfe-codes', [{ ...throws, render }, anApp('Früher')])
  while (render.mock.calls.length === 0) await advance(1)
  await advance(8_000)
  jest.useRealTimers()
  expect(await screen.findByText('Früher')).toBeVisible()
})

test('an app that removes its content later is a failure with a retry, not one that replaces it', async () => {
  let root: HTMLElement | undefined
  const app: ExportedApp = {
    render({ dom }) {
      root = dom
      dom.textContent = 'Zählerstände'
    },
    destroy: () => undefined,
  }
  const { user } = open('mfe-sign-in', [app])
  await screen.findByText('Zählerstände')
  await waitFor(() => expect(reported).toHaveLength(1))
  jest.useFakeTimers()
  root?.replaceChildren()
  await advance(7_000)
  root?.append('Verbrauch')
  await advance(8_000)
  expect(screen.getByText('Verbrauch')).toBeVisible()
  root?.replaceChildren()
  dispatchEvent(new Event('error'))
  await advance(1_000)
  jest.useRealTimers()
  await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByText('Zählerstände')).toBeVisible()
})
