import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { Avatar, initials } from './avatar.tsx'

test.each([
  ['Anna Becker', 'AB'],
  ['Prof. Dr. Jo Maria Katzenellenbogen', 'JK'],
  ['özge', 'Ö'],
  ['  ', ''],
])('the initials of "%s" are "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test.each([
  ['/9j/4AAQ', 'data:image/jpeg;base64,/9j/4AAQ'],
  ['iVBORw0KGgoAAA==', 'data:image/png;base64,iVBORw0KGgoAAA=='],
])('the media type of a picture depends on its bytes', (image, source) => {
  const { container } = render(<Avatar name="Anna Becker" image={image} />)
  expect(container.querySelector('img')).toHaveAttribute('src', source)
})

test.each(['PHN2Zz4=', 'https://example.org/x.png', '/9j/"><script>', ''])(
  '%s is refused as a picture',
  (image) => {
    const { container } = render(<Avatar name="Anna Becker" image={image} />)
    expect(container).toHaveTextContent('AB')
    expect(container.querySelector('img')).toBeNull()
  },
)
