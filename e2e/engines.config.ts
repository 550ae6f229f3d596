import { defineConfig } from '@playwright/test'
import { playwrightConfig } from '@portal/e2e/config'
import type { WorkerFixtures } from './engines/engines.ts'
import { foreignOrigins } from './engines/foreign-origins.ts'
import { foundEngines } from './engines/found-engines.ts'

const {
  webServer,
  projects: files = [{ name: '' }],
  ...config
} = await playwrightConfig(import.meta.dirname, {
  testMatch: 'engines/*.spec.ts',
})

const origins = foreignOrigins(Number(process.env.E2E_FIRST_PORT))
const client = {
  id: 'solarstadt',
  name: 'Solarstadt',
  origins,
  redirects: origins.map((origin) => `${origin}/konto`),
  topics: ['account', 'personal-data'],
  stepUpCalls: ['getPhonePin'],
}

/** In Chromium the other steps prove the journeys and looks. */
const inChromium = { testIgnore: 'engines/{account,changes,looks}.spec.ts' }

/** The faults are tried in each engine, the journeys in those that the other steps do not have; `--project webkit` tries one, with a seed `'webkit*'`. */
export default defineConfig<object, Pick<WorkerFixtures, 'engine'>>(config, {
  // A seed makes each file a project, in its order.
  projects: files.flatMap((file) =>
    foundEngines.map((engine) => ({
      ...file,
      name: `${engine} ${file.name}`.trim(),
      use: { engine },
      ...(engine === 'chromium' && inChromium),
    })),
  ),
  webServer: [webServer].flat().map((server) => ({
    ...server,
    command: server?.command ?? '',
    env: { ...server?.env, CLIENTS: JSON.stringify([client]) },
  })),
})
