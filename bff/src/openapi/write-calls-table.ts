import { readFile, writeFile } from 'node:fs/promises'
import { callsTable } from './calls-table.ts'

const README = new URL('../../README.md', import.meta.url)
const PLACE = /(<!-- calls -->\n\n).*?(\n\n<!-- \/calls -->)/s

const text = await readFile(README, 'utf8')
await writeFile(
  README,
  text.replace(PLACE, (_match, begin: string, end: string) => begin + callsTable() + end),
)
