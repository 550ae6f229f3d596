import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import type { Children } from './children.ts'
import { chosenBrowser } from './launch-settings.ts'
import { runTool, type ToolResult } from './tool.ts'
import { twoAtATime } from './two-at-a-time.ts'
import { root } from './workspace.ts'

export interface TestStep {
  name: string
  run: (children: Children) => Promise<ToolResult>
  /** The step without whose success this one says nothing. */
  needs?: string
}

const e2eDir = join(root, 'e2e')

const tool = (line: string) => (children: Children) => runTool(children, line, { cwd: root })

/** The folders of the workspace in which a file makes a step meaningful, the ones that take longest first. */
async function packagesWith(file: string): Promise<string[]> {
  const top = (await readdir(root)).filter((name) => /^(host|bff|e2e|mfe-.*)$/.test(name))
  const shared = (await readdir(join(root, 'shared'))).map((name) => `shared/${name}`)
  return [...top, ...shared].filter((folder) => existsSync(join(root, folder, file)))
}

const inEach = (script: string, file: string) => async (children: Children) => {
  const results: ToolResult[] = []
  await twoAtATime(await packagesWith(file), async (folder) => {
    const options = { cwd: join(root, folder), title: folder }
    results.push(await runTool(children, `npm run --silent ${script}`, options))
  })
  return { ok: results.every(({ ok }) => ok), output: results.map(({ output }) => output).join('\n') }
}

const endToEnd =
  (script: string) =>
  async (children: Children): Promise<ToolResult> => {
    const browser = await findBrowser(e2eDir, chosenBrowser())
    return runTool(children, `npm run --silent ${script}`, { cwd: e2eDir, env: { CHROME_BIN: browser } })
  }

/** Everything that must hold, the quickest first. */
export const testSteps: TestStep[] = [
  { name: 'format', run: tool('biome ci .') },
  { name: 'directions', run: tool('npm run --silent directions') },
  { name: 'unused', run: tool('npm run --silent unused') },
  { name: 'types', run: inEach('types', 'tsconfig.json') },
  { name: 'unit', run: inEach('test', 'jest.config.js') },
  { name: 'postgres', run: tool('npm run --silent --prefix bff test:postgres') },
  { name: 'build', run: tool('node shared/build/src/commands/build.ts') },
  { name: 'budgets', run: tool('npm run --silent budgets'), needs: 'build' },
  { name: 'e2e', run: endToEnd('test'), needs: 'build' },
  { name: 'cluster', run: endToEnd('test:cluster'), needs: 'build' },
]
