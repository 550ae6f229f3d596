import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import type { TaskRun } from './turbo.ts'
import { root } from './workspace.ts'

export interface TestResult {
  /** File and title. */
  name: string
  milliseconds: number
  status: 'passed' | 'failed' | 'skipped'
  /** The failure message of the runner. */
  message: string
}

/** The parts of the JUnit XML of jest and Playwright that are read here. `time` is in seconds. */
interface JUnitReport {
  testsuites: { testsuite?: { testcase?: TestCase[] }[] }
}

interface TestCase {
  name: string
  classname: string
  /** Only in reports of jest. */
  file?: string
  /** Missing for a skipped test. */
  time?: string
  failure?: Problem[]
  error?: Problem[]
  skipped?: unknown
}

interface Problem {
  '#text': string
}

/** The name that jest-junit gives to a file that cannot be loaded. It reports such a file twice. */
const UNLOADED = 'Test suite failed to run'

const LISTS = ['testsuite', 'testcase', 'failure', 'error']
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  alwaysCreateTextNode: true,
  isArray: (name) => LISTS.includes(name),
})

/** The test results of a task; empty for a task without tests, such as a build. */
export function readResults({ folder, task }: TaskRun): TestResult[] {
  const file = join(root, folder, `.results/${task}.xml`)
  if (!existsSync(file)) return []
  const { testsuites }: JUnitReport = parser.parse(readFileSync(file, 'utf8'))
  return (testsuites.testsuite ?? [])
    .flatMap(({ testcase = [] }) => testcase)
    .filter(({ classname, failure }) => classname !== UNLOADED || !failure)
    .map((test) => toResult(test, folder))
}

function toResult(test: TestCase, folder: string): TestResult {
  const { name, classname, time = '0', failure = [], error = [], skipped } = test
  const problems = [...failure, ...error]
  // Playwright reports paths relative to the folder of the specs.
  const inPackage = classname.startsWith(`${folder}/`) ? classname : `${folder}/${classname}`
  return {
    name: `${test.file ?? inPackage} › ${name}`,
    milliseconds: Number(time) * 1000,
    status: problems.length > 0 ? 'failed' : skipped === undefined ? 'passed' : 'skipped',
    message: problems.map((problem) => problem['#text']).join('\n'),
  }
}
