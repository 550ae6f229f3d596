import { afterEach, expect, test } from '@jest/globals'
import { aCustomerProfile, aUserProfile, fakeBff } from '@portal/portal/testing'
import { act } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { blockRequest } from '../testing/open-element.ts'
import { consoleLines, openWith } from '../testing/open-with.tsx'

const bff = fakeBff()

/** A BFF of another origin than the page's. */
const config = { bffPath: '/bff', apiGatewayUrl: 'https://api.example' }

afterEach(() => act(() => document.body.replaceChildren()))

test.each([
  ['connect-src', 'csp-blocked: connect-src blocks https://api.example/bff/'],
  // A blocked font explains no failed call.
  ['font-src', 'origin-not-allowed: https://api.example refuses calls from https://localhost'],
])('a call without a response where %s was blocked is %s', async (directive, line) => {
  bff.use(
    http.get('https://api.example/bff/api/*', () => {
      // As in a browser, before the request fails.
      blockRequest(directive, 'https://api.example/bff/')
      return HttpResponse.error()
    }),
    http.get('https://api.example/bff/health/live', () => HttpResponse.json({ status: 'ok' })),
  )
  const { inside } = await openWith({ config })
  expect(
    await inside.findByRole('heading', { name: 'Dieser Bereich ist gerade nicht verfügbar' }),
  ).toBeVisible()
  expect(consoleLines()).toEqual([expect.stringContaining(line)])
})

test('a BFF that is back when the element asks for it is no error of the page', async () => {
  let isBack = false
  bff.use(
    http.get('https://api.example/bff/health/live', () => {
      isBack = true
      return HttpResponse.json({ status: 'ok' })
    }),
    http.get('https://api.example/bff/api/userProfile', () =>
      isBack ? HttpResponse.json(aUserProfile()) : HttpResponse.error(),
    ),
    http.get('https://api.example/bff/api/customerProfile', () => HttpResponse.json(aCustomerProfile())),
  )
  const { inside } = await openWith({ config })
  expect(await inside.findByText('Mia Muster')).toBeVisible()
  expect(consoleLines()).toEqual([])
})
