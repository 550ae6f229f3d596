import { expect, jest, test } from '@jest/globals'
import { pageArrival } from './page-arrival.ts'

test('a script that the page begins with has no limit, another of the host has one', () => {
  jest.useFakeTimers()
  document.head.innerHTML = '<link rel="modulepreload" href="/host/1/bootstrap.js">'
  const lost = (path: string) => {
    const onSilence = jest.fn()
    pageArrival.whenSilent(onSilence, `https://localhost${path}`)
    return onSilence
  }
  const shell = lost('/host/1/bootstrap.js')
  const late = lost('/host/1/sign-in-provider.js')
  jest.advanceTimersByTime(60_000)
  expect(shell).not.toHaveBeenCalled()
  expect(late).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
