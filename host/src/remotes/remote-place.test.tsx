import { expect, jest, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { RemotePlace } from './remote-place.tsx'

test('the style sheets of a remote apply while one of its places is shown', () => {
  const sheet = (path: string) => ({ href: path && `http://localhost/${path}`, disabled: false })
  const readings = sheet('remotes/mfe-readings/0123/tab.css')
  const others = [sheet('remotes/mfe-readings-export/0123/tab.css'), sheet('host/0123/main.css'), sheet('')]
  jest.spyOn(document, 'styleSheets', 'get').mockReturnValue([readings, ...others] as never)

  const place = <RemotePlace name="mfe-readings">Stand</RemotePlace>
  const tab = render(place)
  const slot = render(place)
  tab.unmount()
  expect(readings.disabled).toBe(false)
  slot.unmount()
  expect(readings.disabled).toBe(true)
  render(place)
  expect(readings.disabled).toBe(false)
  expect(others.map(({ disabled }) => disabled)).toEqual([false, false, false])
})
