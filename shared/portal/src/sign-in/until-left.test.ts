import { afterEach, expect, jest, test } from '@jest/globals'
import { untilLeft } from './until-left.ts'

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'navigation')
})

test('the wait ends when the browser restores the page', async () => {
  const onEnd = jest.fn()
  const left = untilLeft().then(onEnd)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  await new Promise((done) => setTimeout(done))
  expect(onEnd).not.toHaveBeenCalled()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await left
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('a navigation that the customer stops ends the wait at once', async () => {
  const navigation = new EventTarget()
  Object.assign(window, { navigation })
  const left = untilLeft()
  navigation.dispatchEvent(new Event('navigateerror'))
  await expect(left).rejects.toMatchObject({ reason: 'stopped' })
})

test('a page that is still there after 20 s was not left', async () => {
  jest.useFakeTimers()
  const left = untilLeft()
  jest.advanceTimersByTime(20_000)
  await expect(left).rejects.toMatchObject({ reason: 'stopped' })
})
