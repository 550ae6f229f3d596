import { expect, test } from '@jest/globals'
import { importFaults } from './check-imports.ts'

const rxjs = 'rxjs, which the host does not provide. Import one of BehaviorSubject, Subject'
const own = "or bundle your own copy with own: ['rxjs']"

test.each([
  ["import { Subject } from 'rxjs'", []],
  ["import { Subject as Events, type Observable } from 'rxjs'", [`Observable of ${rxjs}, ${own}`]],
  ["import {\n  Subject,\n  map as change,\n} from 'rxjs'", [`map of ${rxjs}, ${own}`]],
  ["import rx, { Subject } from 'rxjs'", [`default of ${rxjs}, ${own}`]],
  ["import{map}from'rxjs'", [`map of ${rxjs}, ${own}`]],
  ["export { map } from 'rxjs'", [`map of ${rxjs}, ${own}`]],
  [
    "import * as rx from 'rxjs'",
    [`everything of rxjs. Name what you import, such as { BehaviorSubject }, ${own}`],
  ],
  ["export * from 'rxjs'", [`everything of rxjs. Name what you import, such as { BehaviorSubject }, ${own}`]],
  [
    "import { map } from 'rxjs/operators'",
    [`rxjs/operators, which the host does not provide. Import from rxjs, ${own}`],
  ],
  ["import 'rxjs'", []],
  ["const forms = import('react-hook-form')", []],
  ["import * as React from 'react'\nimport { useState } from 'react'", []],
  ["import { jsx } from 'react/jsx-runtime'\nimport { hydrateRoot } from 'react-dom/client'", []],
  [
    "import { renderToString } from 'react-dom/server'",
    [
      'react-dom/server, which the host does not provide. Import from react-dom or react-dom/client, or give the remote its own React by exposing ./export-app',
    ],
  ],
  ["import { map } from 'rxjs", []],
  ["import { map } from './rxjs'\nimport { useForm } from 'react-hook-form-extra'", []],
])('%s', (code, faults) => {
  const javaScript = code.replace(/type /, '')
  expect(importFaults(javaScript)).toEqual(faults)
})

test('a library of which the remote has its own copy is not checked', () => {
  const code =
    "import { map } from 'rxjs'\nimport { of } from 'rxjs/operators'\nimport { useFetcher } from 'react-router'"
  expect(importFaults(code, ['rxjs'])).toEqual([expect.stringMatching(/^useFetcher of react-router/)])
})
