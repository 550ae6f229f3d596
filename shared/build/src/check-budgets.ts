#!/usr/bin/env node
// Compares the built app of the current folder with its budget.
import path from 'node:path'
import { budgets } from '../budgets.ts'
import { compareWithBudget, heading } from './budget-report.ts'
import { partSizes } from './part-sizes.ts'

const folder = process.cwd()
const app = path.basename(folder)
const { rows, complaints } = compareWithBudget(app, await partSizes(path.join(folder, 'dist')), budgets[app])
process.stdout.write(`${[heading, ...rows, ...complaints].join('\n')}\n`)
if (complaints.length > 0) process.exitCode = 1
