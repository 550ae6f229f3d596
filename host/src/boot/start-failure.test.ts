import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import page from '../../documents/page.ts'
import { watchStart } from './start-failure.ts'

let showFailure: () => void
beforeAll(() => {
  jest.useFakeTimers()
  showFailure = watchStart('/sets/1.json')
})
afterAll(() => {
  jest.useRealTimers()
})
beforeEach(() => {
  document.documentElement.innerHTML = page
})

const failure = () => document.querySelector<HTMLElement>('.start-failure')

function addFile(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes)
  document.head.append(link)
  return link
}

test('a preload of the shell that fails shows the failure, and the shell may still start', () => {
  addFile({ rel: 'modulepreload', href: '/host/1/main.js' }).dispatchEvent(new Event('error'))
  expect(failure()).toBeVisible()
  expect(document.getElementById('portal')).not.toBeNull()
})

test('a style sheet of the shell that fails shows the failure instead of a shell without styles', () => {
  addFile({ rel: 'stylesheet', href: '/host/1/main.css' }).dispatchEvent(new Event('error'))
  expect(failure()).toBeVisible()
  expect(document.getElementById('portal')).toBeNull()
})

test('a set that cannot be loaded shows the failure', () => {
  showFailure()
  expect(failure()).toBeVisible()
})

test('a preload of a remote that fails is left to the host', () => {
  addFile({ rel: 'modulepreload', href: '/remotes/mfe-a/1/entry.js' }).dispatchEvent(new Event('error'))
  expect(failure()).not.toBeVisible()
})

test('a shell that has not started after ten seconds shows the failure, without a style sheet that hangs', () => {
  const style = addFile({ rel: 'stylesheet', href: '/host/1/main.css' })
  jest.advanceTimersByTime(10_000)
  expect(failure()).toBeVisible()
  expect(style.disabled).toBe(true)
})
