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
  /** What the runner says of a failure. */
  message: string
}

/** What jest and Playwright write as JUnit XML, as far as it is read here. `time` is in seconds. */
interface JUnitReport {
  testsuites: { testsuite?: { testcase?: TestCase[] }[] }
}

interface TestCase {
  name: string
  classname: string
  /** Only of jest. */
  file?: string
  /** Left out for what was skipped. */
  time?: string
  failure?: Problem[]
  error?: Problem[]
  skipped?: unknown
}

interface Problem {
  '#text': string
}

/** So jest-junit calls a file that cannot be loaded, of which it tells twice. */
const UNLOADED = 'Test suite failed to run'

const LISTS = ['testsuite', 'testcase', 'failure', 'error']
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  alwaysCreateTextNode: true,
  isArray: (name) => LISTS.includes(name),
})

/** The tests of a task; none if it runs none, such as a build. */
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
  // Playwright names it from the folder of the specs on.
  const inPackage = classname.startsWith(`${folder}/`) ? classname : `${folder}/${classname}`
  return {
    name: `${test.file ?? inPackage} › ${name}`,
    milliseconds: Number(time) * 1000,
    status: problems.length > 0 ? 'failed' : skipped === undefined ? 'passed' : 'skipped',
    message: problems.map((problem) => problem['#text']).join('\n'),
  }
}
