import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { TaskRun } from './turbo.ts'
import { root } from './workspace.ts'

export interface TestResult {
  /** File and title. */
  name: string
  milliseconds: number
  status: 'passed' | 'failed' | 'skipped'
  /** What the runner says of a failure. */
  message?: string
}

/** What jest writes with `--json`, as far as it is read here. */
interface JestReport {
  testResults: {
    name: string
    message: string
    assertionResults: {
      fullName: string
      status: string
      duration?: number | null
      failureMessages: string[]
    }[]
  }[]
}

export type Runner = 'jest' | 'playwright'

/** The tests of a task; undefined if it runs none, such as a build. */
export function readResults({ folder, task }: TaskRun): { runner: Runner; tests: TestResult[] } | undefined {
  const file = join(root, folder, `.results/${task}.json`)
  if (!existsSync(file)) return undefined
  const report: JestReport | JSONReport = JSON.parse(readFileSync(file, 'utf8'))
  return 'testResults' in report
    ? { runner: 'jest', tests: fromJest(report) }
    : { runner: 'playwright', tests: fromPlaywright(report, folder) }
}

function fromJest({ testResults }: JestReport): TestResult[] {
  return testResults.flatMap(({ name, message, assertionResults }): TestResult[] => {
    const file = relative(root, name)
    // A file that cannot be loaded has no tests.
    if (assertionResults.length === 0 && message)
      return [{ name: file, milliseconds: 0, status: 'failed', message }]
    return assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      milliseconds: duration ?? 0,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      ...(failureMessages.length > 0 && { message: failureMessages.join('\n') }),
    }))
  })
}

function fromPlaywright({ suites, errors }: JSONReport, folder: string): TestResult[] {
  const broken = errors.map(
    ({ message = '' }): TestResult => ({
      name: folder,
      milliseconds: 0,
      status: 'failed',
      message,
    }),
  )
  return [...broken, ...suites.flatMap((suite) => fromSuite(suite, folder))]
}

function fromSuite({ specs, suites = [] }: JSONReportSuite, folder: string): TestResult[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }): TestResult => {
      const message = results.flatMap(({ errors }) => errors.map((error) => error.message ?? '')).join('\n')
      return {
        name: `${join(folder, file)} › ${title}`,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        status: status === 'skipped' ? 'skipped' : status === 'expected' ? 'passed' : 'failed',
        ...(message && { message: stripVTControlCharacters(message) }),
      }
    }),
  )
  return [...own, ...suites.flatMap((suite) => fromSuite(suite, folder))]
}
