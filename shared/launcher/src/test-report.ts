import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { print, seconds } from './terminal.ts'
import { readResults, type TestResult } from './test-results.ts'
import { IN_BROWSER } from './test-selection.ts'
import type { TaskRun } from './turbo.ts'
import { root } from './workspace.ts'

const SLOWEST = 10
const LINES_OF_A_FAILURE = 14

interface Step extends TaskRun {
  tests: TestResult[]
}

/**
 * Prints the slowest tests of each runner, the failures, a line per step with its time, and the totals. A step without
 * tests, or that failed without a failed test, counts as one test.
 * @param missing the steps that were not run, with the reason
 * @returns whether all steps have passed
 */
export function printReport(runs: TaskRun[], missing: Map<string, string>, startedAt: number): boolean {
  const steps = runs.map((run): Step => ({ ...run, tests: readResults(run) }))
  const isInBrowser = ({ task }: Step) => IN_BROWSER.includes(task)
  printSlowest(
    'jest',
    steps.filter((step) => !isInBrowser(step)),
  )
  printSlowest('playwright', steps.filter(isInBrowser))
  for (const step of steps.filter(({ ok }) => !ok)) printFailures(step)
  print()
  for (const { ok, task, folder, cached, milliseconds } of steps) {
    const time = cached ? 'cached' : seconds(milliseconds)
    print(`${ok ? '✓' : '✗'} ${task.padEnd(12)}${folder.padEnd(24)}${time.padStart(8)}`)
  }
  for (const [step, reason] of missing) print(`– ${step.padEnd(36)} ${reason}`)

  const count = (status: TestResult['status']) =>
    steps.flatMap(({ tests }) => tests).filter((test) => test.status === status).length
  const hasFailedTest = ({ tests }: Step) => tests.some(({ status }) => status === 'failed')
  const failed = count('failed') + steps.filter((step) => !step.ok && !hasFailedTest(step)).length
  const passed = count('passed') + steps.filter(({ ok, tests }) => ok && tests.length === 0).length
  const skipped = count('skipped') + missing.size
  print(`\n${seconds(Date.now() - startedAt)} in all`)
  print(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return steps.every(({ ok }) => ok)
}

function printSlowest(runner: string, steps: Step[]): void {
  const tests = steps.flatMap((step) => step.tests)
  if (tests.length === 0) return
  print(`\nThe slowest tests of ${runner}`)
  const slowest = tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST)
  for (const { name, milliseconds } of slowest) print(`  ${seconds(milliseconds).padStart(7)}  ${name}`)
}

/** Repeats the failures, which may be thousands of lines above. */
function printFailures({ folder, task, tests, logFile }: Step): void {
  print(`\n▶ ${task} of ${folder === '.' ? 'the whole' : folder} has failed`)
  const failed = tests.filter(({ status }) => status === 'failed')
  for (const { name, message } of failed) {
    print(`\n  ${name}\n${firstLines(message)}`)
  }
  if (failed.length === 0)
    print(lastLines(stripVTControlCharacters(readFileSync(join(root, logFile), 'utf8'))))
}

const firstLines = (text: string) => text.trim().split('\n').slice(0, LINES_OF_A_FAILURE).join('\n')
const lastLines = (text: string) => text.trim().split('\n').slice(-LINES_OF_A_FAILURE).join('\n')
