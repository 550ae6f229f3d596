import type { Children } from './children.ts'
import { chosenNames } from './chosen-names.ts'
import { runCommand } from './run-command.ts'
import { complain, say, seconds } from './terminal.ts'
import { countTests, firstWordsOfFailures, type TestCounts } from './test-counts.ts'
import { type TestStep, testSteps } from './test-steps.ts'
import type { ToolResult } from './tool.ts'

interface StepResult extends TestCounts {
  name: string
  row: string
  skipped: number
  /** What its failures say first. */
  failures: string[]
}

/** A step counts as many tests as its runner has run, and as one when it runs none. */
async function runStep(children: Children, { name, run }: TestStep): Promise<StepResult> {
  const startedAt = Date.now()
  say(`\n▶ ${name}`)
  const { ok, skipped, output } = await run(children).catch((error: Error): ToolResult => {
    complain(error.message)
    return { ok: false, output: '' }
  })
  const failures = firstWordsOfFailures(ok ? '' : output)
  if (skipped) return { name, row: `– ${name.padEnd(12)}skipped`, passed: 0, failed: 0, skipped: 1, failures }
  const { passed, failed } = countTests(output)
  const row = `${ok ? '✓' : '✗'} ${name.padEnd(12)}${seconds(Date.now() - startedAt)}`
  return ok
    ? { name, row, passed: passed || 1, failed, skipped: 0, failures }
    : { name, row, passed, failed: failed || 1, skipped: 0, failures }
}

await runCommand(async (children) => {
  const results: StepResult[] = []
  const chosen = chosenNames(testSteps.map(({ name }) => name))
  for (const step of testSteps.filter(({ name }) => chosen.includes(name))) {
    const missing = results.find(({ name, failed }) => name === step.needs && failed > 0)
    const row = `– ${step.name.padEnd(12)}not run, because ${missing?.name} failed`
    results.push(
      missing
        ? { name: step.name, row, passed: 0, failed: 1, skipped: 0, failures: [] }
        : await runStep(children, step),
    )
  }
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, result) => total + result[key], 0)
  for (const { name, failures } of results) {
    if (failures.length > 0) say(`\n▶ ${name}, what failed\n\n${failures.join('\n\n')}`)
  }
  say(`\n${results.map(({ row }) => row).join('\n')}\n`)
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  say(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
  if (sum('failed') > 0) process.exitCode = 1
})
