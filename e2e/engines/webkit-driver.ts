import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@portal/build/free-port'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'

/** Below the folder of the machine's architecture, such as `x86_64-linux-gnu`. */
const [BROWSER] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')

/**
 * Starts an X server without a screen, and returns its display. It does not start anew after its last window, as a browser that opens
 * meanwhile would end, and the driver would wait for it.
 */
async function startDisplay(): Promise<{ server: ChildProcess; display: string }> {
  const screen = ['-screen', '0', '1600x1200x24', '-noreset', '-nolisten', 'tcp', '-displayfd', '3']
  const server = spawn('Xvfb', screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const printed = server.stdio[3]
  if (!printed) throw new Error('Xvfb prints no display')
  const [number] = await once(printed, 'data')
  return { server, display: `:${String(number).trim()}` }
}

/** Resolves when the driver answers. */
async function whenReady(address: string): Promise<void> {
  const isReady = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50))
}

/** Starts WebKit's driver. Each session is a browser of its own. */
export async function startWebKit({ dark = false } = {}) {
  const { server, display } = await startDisplay()
  const port = await freePort()
  const settings = await mkdtemp(join(tmpdir(), 'gtk-'))
  await mkdir(join(settings, 'gtk-3.0'))
  // `prefers-reduced-motion`, as in the other engines.
  await writeFile(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const driver = spawn(process.env.WEBKIT_DRIVER ?? '', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      LANGUAGE: 'de',
      LANG: 'de_DE.UTF-8',
      TZ: 'Europe/Berlin',
      XDG_CONFIG_HOME: settings,
      // A machine of tests has no graphics card. Without compositing, a dialog would be drawn no more, and a screenshot never end.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      GTK_THEME: dark ? 'Adwaita:dark' : 'Adwaita',
    },
  })
  const address = `http://127.0.0.1:${port}`
  await whenReady(address)
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Else each command waits for the `load` of the page, which a file that hangs delays.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
  })
  return {
    openSession: (): Promise<WebDriver> =>
      new Builder().usingServer(address).disableEnvironmentOverrides().withCapabilities(capabilities).build(),
    async stop() {
      driver.kill()
      server.kill()
      await rm(settings, { recursive: true })
    },
  }
}
