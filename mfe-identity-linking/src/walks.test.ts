import { expect, test } from '@jest/globals'
import { follow, type Journey, type Stage, stages } from './journey.ts'
import { besideWalks, everyWalk } from './walks.ts'

test('every stage is reached, and every event of every stage lies on a walk', () => {
  const reached = new Set<Stage>(['empty'])
  const transitions = new Set<string>()
  for (const { events } of everyWalk()) {
    let journey: Journey = { stage: 'empty' }
    for (const event of events) {
      transitions.add(`${journey.stage} ${event.type}`)
      journey = follow(journey, event)
      reached.add(journey.stage)
    }
  }
  expect([...reached].toSorted()).toEqual(Object.keys(stages).toSorted())
  for (const [stage, { on }] of Object.entries(stages)) {
    for (const type of Object.keys(on)) {
      const isBeside = besideWalks.some((beside) => beside === type)
      if (!isBeside) expect([...transitions]).toContain(`${stage} ${type}`)
    }
    for (const type of ['codeOpened', 'codeMisread']) expect([...transitions]).toContain(`${stage} ${type}`)
  }
})
