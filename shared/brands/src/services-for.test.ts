import { expect, test } from '@jest/globals'
import { services } from './details.ts'
import { servicesFor } from './services-for.ts'

const brandsIn = (list: typeof services) => [...new Set(list.map(({ tenantId }) => tenantId))]

test('a customer of one brand is named its services alone', () => {
  const { ofOwn, ofOthers } = servicesFor('100', ['100'])
  expect([brandsIn(ofOwn), ofOthers]).toEqual([['100'], []])
})

test('the services of the shown brand come before those of the others', () => {
  const { ofOwn, ofOthers } = servicesFor('200', ['100', '200'])
  expect([brandsIn(ofOwn), brandsIn(ofOthers)]).toEqual([['200'], ['100']])
})

test('all services are named while the brands of the customer are unknown', () => {
  const { ofOwn, ofOthers } = servicesFor('100', undefined)
  expect(ofOwn.length + ofOthers.length).toBe(services.length)
  expect(servicesFor(undefined, undefined)).toEqual({ ofOwn: services, ofOthers: [] })
})
