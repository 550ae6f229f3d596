import { defineConfig } from '@playwright/test'
import { playwrightConfig } from '@portal/e2e/config'
import type { WorkerFixtures } from './engines/engines.ts'
import { foundEngines } from './engines/found-engines.ts'

const { projects: files = [{ name: '' }], ...config } = await playwrightConfig(import.meta.dirname, {
  testMatch: 'outside/*.spec.ts',
})

/** Its specs open the engines one after the other by themselves, or need what only Playwright's Chromium has. */
const once = { testIgnore: 'outside/{accessibility,releases}.spec.ts' }

/** Remotes of other repositories, in each engine of this machine. They are in a portal of this run. */
export default defineConfig<object, Pick<WorkerFixtures, 'engine'>>(config, {
  globalSetup: './outside/publish-remotes.ts',
  projects: files.flatMap((file) =>
    foundEngines.map((engine) => ({
      ...file,
      name: `${engine} ${file.name}`.trim(),
      use: { engine },
      ...(engine !== 'chromium' && once),
    })),
  ),
})
