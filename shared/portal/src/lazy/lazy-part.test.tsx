import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { createLazyPart } from './lazy-part.ts'

const module = { default: () => <p>Die Dienste</p> }

test('a part that was prefetched is in the first paint', async () => {
  const part = createLazyPart(async () => module)
  await part.prefetch()
  const Content = part.content()
  render(
    <Suspense fallback="Wird geladen …">
      <Content />
    </Suspense>,
  )
  expect(screen.getByText('Die Dienste')).toBeVisible()
})

test('a part whose prefetch failed is loaded again when it is shown', async () => {
  let isMissing = true
  const part = createLazyPart(async () => {
    if (isMissing) throw new TypeError('Failed to fetch dynamically imported module')
    return module
  })
  await part.prefetch()
  const Content = part.content()
  isMissing = false
  render(
    <Suspense fallback="Wird geladen …">
      <Content />
    </Suspense>,
  )
  expect(await screen.findByText('Die Dienste')).toBeVisible()
})
