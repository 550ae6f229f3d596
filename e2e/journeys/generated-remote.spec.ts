import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, root, test } from '@portal/e2e'
import { commandOf } from '@portal/launcher/programs'
import { consentBanner, withTrackedPortal } from './tracked-portal.ts'

const REMOTE = 'mfe-meter-readings'

/** Files and folders that a clone does not have. */
const NOT_IN_GIT = ['.git', '.portal', '.results', '.turbo', 'dist', 'node_modules', 'report', 'screenshots']

const { portal, countedPaths } = withTrackedPortal('e2e-generated')

const run = promisify(execFile)

/** A copy of this checkout, as a tab team has it. */
let workspace: string

/** As in a terminal, pnpm runs on the Node of the machine: for it the store has the packages that are built at install. */
const environment = {
  ...process.env,
  PATH: process.env.PATH?.split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter),
}

const git = (...args: string[]) => run('git', args, { cwd: workspace })

/** Makes the copy a repository, which is tested many times faster. */
async function commitAll() {
  await git('init', '--quiet')
  await git('add', '--all')
  await git('-c', 'user.name=Team', '-c', 'user.email=team@post.example', 'commit', '--quiet', '-m', 'Copy')
}

test.beforeAll(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'workspace-'))
  await cp(root, workspace, {
    recursive: true,
    filter: (source) => source === root || !NOT_IN_GIT.includes(basename(source)),
  })
  await commitAll()
  const [pnpm, ...args] = commandOf(root, 'pnpm')
  await run(pnpm, [...args, 'install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: workspace,
    env: environment,
  })
})
test.afterAll(() => rm(workspace, { recursive: true, force: true }))

/** Runs a script of the copy with the store and ports of the portal, and returns its output. */
async function npm(...args: string[]): Promise<string> {
  const ports = Object.entries(portal.ports).filter(
    ([name]) => name !== 'SECOND_BFF_PORT' && name !== 'COLLECTOR_PORT',
  )
  const [command, ...first] = commandOf(root, 'npm')
  const { stdout } = await run(command, [...first, ...args], {
    cwd: workspace,
    env: {
      ...environment,
      ...Object.fromEntries(ports.map(([name, port]) => [name, String(port)])),
      PORTAL_STORE: portal.store,
      E2E_FIRST_PORT: String(portal.ports.PORTAL_PORT),
    },
  }).catch((error) => {
    throw new Error(`npm ${args.join(' ')}:\n${error.stdout}${error.stderr}`)
  })
  return stdout
}

test('create-remote changes only the folder of the new remote', async () => {
  expect(await npm('run', 'create-remote', REMOTE)).toContain(`${REMOTE} is made, at /meter-readings`)
  const { stdout: changes } = await git('status', '--porcelain')
  expect(changes.trimEnd().split('\n')).toEqual([' M pnpm-lock.yaml', `?? ${REMOTE}/`])
})

test('a generated remote passes its types, tests, budgets and all lint rules', async () => {
  const steps = await npm('test', '--', REMOTE, 'types', 'test', 'build', 'budgets')
  expect(steps).toMatch(/[1-9]\d* passed, 0 failed/)
  const rules = await npm('test', '--', 'format', 'directions', 'unused')
  expect(rules).toContain('3 passed, 0 failed')
  await git('add', '--all')
  // They read all remotes: their documents, and who names them.
  await npm('--prefix', 'shared/launcher', 'test', '--', '--testPathPatterns', 'documents|named-remotes')
})

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link')

test('a running portal shows a generated remote, which passed the gate, at the next page load', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.becker@post.example')
  await page.goto('/overview')
  const tab = tabs(page).filter({ hasText: 'Meter Readings' })
  await expect(tabs(page).first()).toBeVisible()
  await expect(tab).toHaveCount(0)
  const output = await npm('run', 'build', '--', REMOTE)
  expect(output).toMatch(new RegExp(`${REMOTE} [0-9a-f]{16} passed`))
  expect(output).toMatch(new RegExp(`${REMOTE} +release [0-9a-f]{16} active`))
  await page.reload()
  // Before the shell is there, a link of the menu loads a new page.
  await expect(page.getByRole('heading', { name: 'Guten Tag, Anna Becker' })).toBeVisible()
  await tab.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meter Readings' })).toBeFocused()
})

test('the pages of a generated remote are accessible, and are counted', async ({ page, signInAs }) => {
  await signInAs('anna.becker@post.example')
  await page.goto('/overview')
  await consentBanner(page).getByRole('button', { name: 'Alle annehmen' }).click()
  await tabs(page).filter({ hasText: 'Meter Readings' }).click()
  await expect(page).toHaveTitle('Meter Readings – Nordtal Konto')
  await expect(page.getByRole('region', { name: 'Angemeldete Geräte' })).toContainText(/auf .* angemeldet\./)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Geräte ansehen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Angemeldete Geräte' })).toBeFocused()
  await expect
    .poll(countedPaths)
    .toEqual(expect.arrayContaining(['/meter-readings', '/meter-readings/devices']))
})

interface Declaration {
  calls: string[]
  tab: { label: string }
}

/** Publishes the remote with another declaration, and returns what the gate says of it. */
async function verdictOn(name: string, change: (declaration: Declaration) => void): Promise<string> {
  const build = join(workspace, name)
  await cp(join(workspace, REMOTE, 'dist'), build, { recursive: true })
  const file = join(build, 'build.json')
  const description = JSON.parse(await readFile(file, 'utf8'))
  change(description.remote)
  await writeFile(file, JSON.stringify(description))
  await npm('run', 'release', '--', 'publish', REMOTE, '--dist', build)
  return npm('run', 'release', '--', 'verify', REMOTE, '--skip-checks', 'a test').catch(String)
}

test('a release that calls what it does not declare is refused, and one that declares more is reported', async () => {
  const refusal = await verdictOn('calls-build', (declaration) => {
    declaration.calls = ['getMyData']
  })
  expect(refusal).toContain(`${REMOTE} does not declare getDevices`)
  expect(refusal).toContain('it calls getDevices: name it in calls of remote.ts')
  expect(refusal).toContain(`declared, but not seen: getMyData of ${REMOTE}`)
})

test('a release that shows the key of a text is refused, and is active only by force', async () => {
  const refusal = await verdictOn('key-build', (declaration) => {
    declaration.tab.label = 'tabs.meterReadings'
  })
  expect(refusal).toContain('the key of a text is shown: tabs.meterReadings')
  const activate = ['run', 'release', '--', 'activate', REMOTE, 'latest']
  expect(await npm(...activate).catch(String)).toContain('did not pass its verification')
  expect(await npm(...activate, '--force', 'a test')).toContain('active')
  await npm('run', 'release', '--', 'rollback', REMOTE)
})

test('the journey of a generated remote passes in that portal', async () => {
  expect(await npm('--prefix', REMOTE, 'run', 'e2e')).toContain('1 passed')
})

test('a retired remote has no tab and no pages at the next page load', async ({ page, signInAs }) => {
  const retired = await npm('run', 'release', '--', 'retire', REMOTE)
  expect(retired).toMatch(new RegExp(`${REMOTE} +[0-9a-f]{16} +retired`))
  await signInAs('anna.becker@post.example')
  await page.goto('/meter-readings')
  await expect(page.getByRole('heading', { level: 1, name: 'Zurzeit nicht verfügbar' })).toBeVisible()
  await expect(tabs(page).first()).toBeVisible()
  await expect(tabs(page).filter({ hasText: 'Meter' })).toHaveCount(0)
})
