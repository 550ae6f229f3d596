#!/usr/bin/env node
// Compares the built app of the current folder with its budget.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { compareWithBudget, heading } from './budget-report.ts'
import { isRemote, readDeclaredRemote } from './declared-remote.ts'
import { partSizes } from './part-sizes.ts'

const folder = process.cwd()
const app = path.basename(folder)
const { budgets } = isRemote(folder)
  ? await readDeclaredRemote(folder)
  : await import(pathToFileURL(path.join(folder, 'budgets.ts')).href)
const { rows, problems } = compareWithBudget(app, await partSizes(path.join(folder, 'dist')), budgets)
process.stdout.write(`${[heading, ...rows, ...problems].join('\n')}\n`)
if (problems.length > 0) process.exitCode = 1
