import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { say, seconds } from './terminal.ts'
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
 * Prints the slowest tests of each runner, a line per step with its time, what failed, and how many have passed.
 * A step counts as many tests as it has run, and as one when it runs none, or has failed although none of them has.
 * @param missing the steps that were not run, each as `<step> <folder>`, with the reason
 * @returns whether everything has passed
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
  say()
  for (const { ok, task, folder, cached, milliseconds } of steps) {
    const time = cached ? 'cached' : seconds(milliseconds)
    say(`${ok ? '✓' : '✗'} ${task.padEnd(12)}${folder.padEnd(24)}${time.padStart(8)}`)
  }
  for (const [step, reason] of missing) say(`– ${step.padEnd(36)} ${reason}`)

  const count = (status: TestResult['status']) =>
    steps.flatMap(({ tests }) => tests).filter((test) => test.status === status).length
  const hasFailedTest = ({ tests }: Step) => tests.some(({ status }) => status === 'failed')
  const failed = count('failed') + steps.filter((step) => !step.ok && !hasFailedTest(step)).length
  const passed = count('passed') + steps.filter(({ ok, tests }) => ok && tests.length === 0).length
  const skipped = count('skipped') + missing.size
  say(`\n${seconds(Date.now() - startedAt)} in all`)
  say(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return steps.every(({ ok }) => ok)
}

function printSlowest(runner: string, steps: Step[]): void {
  const tests = steps.flatMap((step) => step.tests)
  if (tests.length === 0) return
  say(`\nThe slowest tests of ${runner}`)
  const slowest = tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST)
  for (const { name, milliseconds } of slowest) say(`  ${seconds(milliseconds).padStart(7)}  ${name}`)
}

/** Thousands of lines may have followed since. */
function printFailures({ folder, task, tests, logFile }: Step): void {
  say(`\n▶ ${task} of ${folder === '.' ? 'the whole' : folder} has failed`)
  const failed = tests.filter(({ status }) => status === 'failed')
  for (const { name, message } of failed) {
    say(`\n  ${name}\n${firstLines(message)}`)
  }
  if (failed.length === 0) say(lastLines(stripVTControlCharacters(readFileSync(join(root, logFile), 'utf8'))))
}

const firstLines = (text: string) => text.trim().split('\n').slice(0, LINES_OF_A_FAILURE).join('\n')
const lastLines = (text: string) => text.trim().split('\n').slice(-LINES_OF_A_FAILURE).join('\n')
