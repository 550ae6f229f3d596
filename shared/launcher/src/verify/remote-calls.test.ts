import { expect, test } from '@jest/globals'
import { callsNamedIn } from './release-code.ts'
import { compareCalls } from './remote-calls.ts'

const code = 'r.call("signOutDevice",{body:e}),n.call("getDevices"),t.call(e,i)'

test('a call that a candidate makes or names without declaring it is found', () => {
  const made = ['getMyData', ...callsNamedIn(code)]
  expect(compareCalls(['getDevices'], made).undeclared).toEqual(['getMyData', 'signOutDevice'])
  expect(compareCalls(['getDevices', 'getMyData', 'signOutDevice'], made).undeclared).toEqual([])
})

test('a declared call that was not seen is no fault, and is named', () => {
  const compared = compareCalls(['getDevices', 'signOutDevice', 'undoChange'], callsNamedIn(code))
  expect(compared).toEqual({ undeclared: [], unseen: ['undoChange'] })
})
