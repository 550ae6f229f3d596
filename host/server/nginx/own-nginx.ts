import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const NGINX = '/usr/sbin/nginx'
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const isInstalled = () => existsSync(NGINX) && existsSync(BROTLI)

// Without this level Debian would start a server on port 80.
const aptGet = (...args: string[]) =>
  spawnSync('env', ['DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'apt-get', ...args])

/** Finds Debian's nginx, and installs it where the machine allows. */
export function provideNginx(): 'installed' | 'not installable' | 'failed' {
  if (isInstalled()) return 'installed'
  if (process.getuid?.() !== 0 || aptGet('--version').status !== 0) return 'not installable'
  aptGet('update')
  aptGet('install', '-y', '--no-install-recommends', 'nginx-light', 'libnginx-mod-http-brotli-static')
  return isInstalled() ? 'installed' : 'failed'
}

interface Places {
  storeDir: string
  bffPort: number
  port: number
  /** With operator.conf. */
  operator?: { port: number; users: string }
  /** With portal-tls.conf. */
  tls?: { port: number; cert: string; key: string }
}

/** Runs nginx with portal.conf, in which only the marked places differ. */
export async function startNginx(places: Places): Promise<{ close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-nginx-'))
  await writeFile(join(folder, 'portal.conf'), await siteAt(places))
  if (places.tls) await writeFile(join(folder, 'portal-tls.conf'), await tlsAt(places.tls))
  const sites = ['portal.conf']
  if (places.operator) {
    sites.push('operator.conf')
    await writeFile(join(folder, 'operator.conf'), await operatorAt(places.storeDir, places.operator))
  }
  await writeFile(
    join(folder, 'nginx.conf'),
    `load_module ${BROTLI};
    daemon off;
    pid ${folder}/pid;
    error_log stderr crit;
    events {}
    http {
      include /etc/nginx/mime.types;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      ${sites.map((site) => `include ${folder}/${site};`).join('\n      ')}
    }`,
  )
  // The workers read a store that belongs to the user of the tests.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
  const nginx = spawn(NGINX, ['-c', join(folder, 'nginx.conf'), '-e', 'stderr', ...user], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => nginx.once('close', resolve))
  while (nginx.exitCode === null && !(await listens(places.port))) await wait(20)
  return {
    async close() {
      nginx.kill('SIGQUIT')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

const siteAt = ({ storeDir, bffPort, port }: Places) =>
  edited('portal.conf', [
    [/server 127\.0\.0\.1:\d+; # Set:/, `server 127.0.0.1:${bffPort}; #`],
    [/listen 127\.0\.0\.1:\d+; # Set:/, `listen 127.0.0.1:${port}; #`],
    [/root \S+; # Set:/, `root ${storeDir}; #`],
  ])

const operatorAt = (storeDir: string, { port, users }: NonNullable<Places['operator']>) =>
  edited('operator.conf', [
    [/listen 127\.0\.0\.1:\d+; # Set:/, `listen 127.0.0.1:${port}; #`],
    [/root \S+; # Set:/, `root ${join(storeDir, 'operator')}; #`],
    [/auth_basic_user_file \S+; # Set:/, `auth_basic_user_file ${users}; #`],
  ])

const tlsAt = ({ port, cert, key }: NonNullable<Places['tls']>) =>
  edited('portal-tls.conf', [
    // Several nginx run on one machine.
    [/listen 443 /, `listen 127.0.0.1:${port} `],
    [/ssl_certificate \S+; # Set:/, `ssl_certificate ${cert}; #`],
    [/ssl_certificate_key \S+; # Set:/, `ssl_certificate_key ${key}; #`],
  ])

async function edited(name: string, places: [place: RegExp, value: string][]): Promise<string> {
  const file = await readFile(join(import.meta.dirname, name), 'utf8')
  return places.reduce((text, [place, value]) => {
    if (!place.test(text)) throw new Error(`${name} has no ${place}`)
    return text.replace(place, value)
  }, file)
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy())
  })
