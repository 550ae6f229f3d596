import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import * as ui from '../index.ts'

const illustrations = Object.entries(ui).filter(([name]) => name.endsWith('Illustration'))

test('every illustration is exported', () => {
  expect(illustrations).toHaveLength(7)
})

test.each(illustrations)('%s replaces the icon and is hidden from screen readers', (_, Illustration) => {
  const drawing = <>{(Illustration as () => React.JSX.Element)()}</>
  render(
    <ui.EmptyState title="Noch keine Verträge" icon={<i>Kasten</i>} illustration={drawing}>
      Hier sehen Sie sie.
    </ui.EmptyState>,
  )
  expect(screen.queryByText('Kasten')).not.toBeInTheDocument()
  expect(document.querySelector('svg, div[class=scene]')).toHaveAttribute('aria-hidden', 'true')
})
