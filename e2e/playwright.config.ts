import { defineConfig } from '@playwright/test'
import { e2ePorts, portalUrl } from './portal/addresses.ts'

// Debian's Chromium, started by root, has no sandbox to be in.
const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: '.',
  outputDir: './report/results',
  reporter: [['list'], ['html', { outputFolder: './report/html', open: 'never' }]],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // No test is about time: these end one that hangs, and never one whose machine is busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: portalUrl,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    // What moves on its way out can still be found for a moment, beside what has come in its place.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROME_BIN && { executablePath: process.env.CHROME_BIN }),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
      ],
    },
  },
  webServer: {
    command: 'node portal/serve.ts',
    url: `${portalUrl}/bff/health/ready`,
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { ...e2ePorts },
  },
})
