import { expect, test } from '@jest/globals'
import { CustomerProfileSchema, calls, UserProfileSchema } from '@portal/contracts'
import * as v from 'valibot'
import { answerWithSample, SAMPLE_BFF } from './sample-customer.ts'

test('an element gets the invented customer from the calls of the contract', async () => {
  answerWithSample()
  const read = async (path: string) => (await fetch(`https://portal.example${SAMPLE_BFF}${path}`)).json()
  expect(v.is(UserProfileSchema, await read(calls.getUserProfile.path))).toBe(true)
  expect(v.is(CustomerProfileSchema, await read(calls.getCustomerProfile.path))).toBe(true)
})
