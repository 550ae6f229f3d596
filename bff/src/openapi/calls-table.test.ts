import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { callsTable } from './calls-table.ts'

test('the README shows each call with what protects it; `npm --prefix bff run calls` writes it', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
  expect(readme).toContain(`<!-- calls -->\n\n${callsTable()}\n\n<!-- /calls -->`)
})
