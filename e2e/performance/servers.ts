import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressesOf, copyReleases, findFreePorts, type Ports, root, startPortal } from '@portal/e2e'
import { isCheckout } from './options.ts'
import { baseStore, liveApps, monolithStore, naiveStore } from './stores.ts'

export type VariantName = 'portal' | 'monolith' | 'naive' | 'base'

interface ServedVariant {
  name: VariantName
  port: number
}

/** One backend, and a web server for each variant. */
export interface Servers {
  /** The address that every variant has in its browser. */
  portal: string
  variants: ServedVariant[]
  stop: () => Promise<void>
}

/** Starts the web server of a checkout for a store. */
async function serve(checkout: string, store: string, { BFF_PORT }: Ports) {
  const port = (await findFreePorts()).PORTAL_PORT
  const child = spawn(process.execPath, [join(checkout, 'host/server/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORTAL_PORT: String(port),
      BFF_URL: `http://localhost:${BFF_PORT}`,
      PORTAL_STORE: store,
    },
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The web server of ${store} has ended with ${code}`)
  })
  ended.catch(() => undefined)
  await Promise.race([once(child, 'message'), ended])
  return { child, port }
}

/** Starts all variants. */
export async function startVariants(base?: string): Promise<Servers> {
  const ports = await findFreePorts()
  const folder = join(root, '.portal/bench/portal')
  await copyReleases(folder)
  const portal = startPortal(ports, folder)
  await portal.ready()
  const variants: ServedVariant[] = [{ name: 'portal', port: ports.PORTAL_PORT }]
  const children: ChildProcess[] = []
  async function add(name: VariantName, store: string, checkout = root) {
    const { child, port } = await serve(checkout, store, ports)
    children.push(child)
    variants.push({ name, port })
  }
  const config = await readFile(join(folder, 'store/config.json'), 'utf8')
  await add('monolith', await monolithStore(config))
  await add('naive', await naiveStore(config, await liveApps(join(folder, 'store'))))
  if (base) await add('base', await baseStore(base, config), isCheckout(base) ? base : root)
  return {
    portal: addressesOf(ports).portal,
    variants,
    async stop() {
      for (const child of children) child.kill()
      await portal.stop()
    },
  }
}
