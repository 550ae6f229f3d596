import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import * as ui from '../index.ts'

const illustrations = Object.entries(ui).filter(([name]) => name.endsWith('Illustration'))

test('each of them is there', () => {
  expect(illustrations).toHaveLength(7)
})

test.each(illustrations)('%s stands in for the icon and says nothing', (_, Illustration) => {
  const drawing = <>{(Illustration as () => React.JSX.Element)()}</>
  render(
    <ui.EmptyState title="Noch keine Verträge" icon={<i>Kasten</i>} illustration={drawing}>
      Hier sehen Sie sie.
    </ui.EmptyState>,
  )
  expect(screen.queryByText('Kasten')).not.toBeInTheDocument()
  expect(document.querySelector('svg, div[class=scene]')).toHaveAttribute('aria-hidden', 'true')
})
