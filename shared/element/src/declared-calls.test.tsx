import { expect, test } from '@jest/globals'
import { useBff } from '@portal/bff-client'
import { createSlot } from '@portal/portal'
import { fakeBff } from '@portal/portal/testing'
import { act } from '@testing-library/react'
import { useState } from 'react'
import { defineElement } from './define-element.ts'
import type { PortalElement } from './portal-element.ts'
import { BASES, connect, insideOf } from './testing/open-element.ts'
import { consoleError, consoleLines } from './testing/open-with.tsx'

fakeBff()

const CallingTab = createSlot(() => {
  const bff = useBff()
  const [refusal, setRefusal] = useState('')
  const call = () => bff.call('getDevices').catch((error: Error) => setRefusal(error.message))
  return (
    <button type="button" onClick={call}>
      {refusal || 'Zählen'}
    </button>
  )
})

test('an element refuses a call that its remote does not declare', async () => {
  consoleError().mockImplementation(() => undefined)
  const remote = { name: 'mfe-data', calls: [] }
  const options = { element: 'test-element', basePath: '/personal-data', access: 'public', remote } as const
  defineElement(options, BASES, async () => CallingTab)
  const element = document.createElement(options.element) as PortalElement
  element.config = '{ "bffPath": "/bff" }'
  await connect(element)
  const inside = insideOf(element)
  act(() => inside.getByRole('button', { name: 'Zählen' }).click())
  expect(await inside.findByRole('button', { name: /^mfe-data does not declare getDevices/ })).toBeVisible()
  expect(consoleLines().join()).toMatch('mfe-data does not declare getDevices')
})
