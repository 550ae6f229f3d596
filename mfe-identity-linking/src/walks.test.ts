import { expect, test } from '@jest/globals'
import { type Stage, stages } from './journey.ts'
import { besideWalks, everyWalk } from './walks.ts'

test('every stage can be reached, and every event of the table lies on a walk', () => {
  const walks = everyWalk()
  const reached = new Set<Stage>(['empty', ...walks.map(({ end }) => end)])
  expect([...reached].toSorted()).toEqual(Object.keys(stages).toSorted())
  const events = new Set(walks.flatMap((walk) => walk.events.map(({ type }) => type)))
  for (const { on } of Object.values(stages)) {
    for (const type of Object.keys(on)) expect([...events, ...besideWalks]).toContain(type)
  }
})
