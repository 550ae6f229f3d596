import { expect, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import CancellationPage from './cancellation-page.tsx'

test.each([
  ['Nordtal Energie', 'https://www.nordtal-energie.example/kuendigung'],
  ['Flinkstrom', 'https://www.flinkstrom.example/kuendigen'],
  ['Solhaus', 'https://www.solhaus.example/kuendigung'],
])('the page links to the cancellation page of %s', (brand, url) => {
  render(<CancellationPage />)
  const link = within(screen.getByRole('region', { name: brand })).getByRole('link')
  expect(link).toHaveTextContent(`Zur Kündigungsseite von ${brand}`)
  expect(link).toHaveAttribute('href', url)
})
