import { expect, test } from '@jest/globals'
import { foreignMessagesIn, unknownCallsIn } from './release-code.ts'

const document = {
  paths: {
    '/api/personalData/birthdate': { put: { operationId: 'changeBirthDate', parameters: [], responses: {} } },
  },
}

test('calls that the live BFF has and messages of a remote are no faults', () => {
  const code = [
    'r.call("changeBirthDate",{body:e}),n.call("optgroup[disabled]"),t.call(e,i)',
    'o.publish({type:"profile.changed",section:e}),o.publish({type:"profile.changed",section:"personalData"})',
  ]
  expect(unknownCallsIn(code.join(), document)).toEqual([])
  expect(foreignMessagesIn(code.join())).toEqual([])
})

test('a call that the live BFF does not have is named, once', () => {
  expect(unknownCallsIn('r.call("changeShoeSize",{body:e}),n.call("changeShoeSize")', document)).toEqual([
    'the live BFF has no call changeShoeSize',
  ])
})

test.each([
  ['{type:"signed-out"}', 'signed-out'],
  ['{type:"tenant.defined",tenantId:t}', 'tenant.defined'],
  ['{type:"profile.changed",section:"shoeSize"}', 'shoeSize'],
])('the message %s is refused', (message, named) => {
  const faults = foreignMessagesIn(`o.publish(${message})`)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(named)
})
