import { expect, jest, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { useSubmitOnce } from './submit-once.ts'

test('a form submits once at a time, again after a failure, and never after a success', async () => {
  const save = jest.fn(async (_: string) => true).mockResolvedValueOnce(false)
  const { result } = renderHook(() => useSubmitOnce(save))
  const saveTwice = () => Promise.all([result.current('a'), result.current('a')])
  await saveTwice()
  expect(save).toHaveBeenCalledTimes(1)
  await saveTwice()
  expect(save).toHaveBeenCalledTimes(2)
  await saveTwice()
  expect(save).toHaveBeenCalledTimes(2)
})
