import { defineConfig } from '@playwright/test'
import tests from './playwright.config.ts'

/** Pictures of every screen, for people to look at: `npm run pictures`. They are no tests. */
export default defineConfig(tests, {
  testMatch: '**/*.pictures.ts',
  reporter: [['line']],
})
