// Serves the built sites, each on an origin of its own: http://<site>.solarstadt.localhost:<port>/konto/
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { render as renderOnServer } from './server-rendered/render.ts'

const ACCOUNT_PAGE = '/konto/'
const elements = ['nordtal-personal-data', 'nordtal-contracts']

const mediaTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

interface Installation {
  /** The first part of the origin of each site. */
  sites: string[]
  port: number
  /** The addresses behind `https://portal.example` and `https://login.example`. */
  portal: string
  issuer: string
}

/** The live release of an element. */
async function releaseOf(element: string, portal: string): Promise<string> {
  const response = await fetch(`${portal}/elements/${element}.json`).catch(() => undefined)
  if (!response?.ok) throw new Error(`The portal at ${portal} does not have ${element}`)
  return (await response.json()).release
}

/** Replaces the addresses of the documentation by those of this installation, and `<release>` by one to pin. */
async function adapter({ portal, issuer }: Installation) {
  const addresses: [string, string][] = [
    ['https://portal.example', portal],
    ['https://login.example', issuer],
  ]
  for (const element of elements) {
    addresses.push([`${element}@<release>`, `${element}@${await releaseOf(element, portal)}`])
  }
  return (text: string) => addresses.reduce((adapted, [from, to]) => adapted.replaceAll(from, to), text)
}

/** The strict policy of docs/integrators.md, with the provider where the site's own script signs in. */
const contentSecurityPolicy = ({ portal, issuer }: Installation) =>
  [
    "default-src 'none'",
    `script-src 'self' ${portal}`,
    `style-src 'self' ${portal}`,
    `font-src 'self' ${portal}`,
    `connect-src 'self' ${portal} ${issuer}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

/** Hands a call on to the portal, as a site's own server does when the site is not in the BFF's `CLIENTS`. */
function forward(incoming: IncomingMessage, outgoing: ServerResponse, portal: string): void {
  const { method, headers, url = '/' } = incoming
  const host = new URL(portal).host
  const call = request(new URL(url, portal), { method, headers: { ...headers, host } }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  call.on('error', () => outgoing.writeHead(502).end())
  incoming.pipe(call)
}

/** The file of a path; each path below the account page is that page, whose script reads the rest. */
async function readSite(
  folder: string,
  path: string,
): Promise<{ file: string; content: Buffer } | undefined> {
  const file = path.startsWith(ACCOUNT_PAGE) ? '/index.html' : path
  try {
    return { file, content: await readFile(join(folder, file)) }
  } catch {
    return undefined
  }
}

const render = (site: string, text: string) => (site === 'server-rendered' ? renderOnServer(text) : text)

/** Starts the server and resolves when it listens. */
export async function startSites(installation: Installation) {
  const { sites, port, portal } = installation
  const adapt = await adapter(installation)
  const server = createServer(async (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
    const site = sites.find((name) => incoming.headers.host?.startsWith(`${name}.`))
    if (pathname.startsWith('/bff/')) return forward(incoming, outgoing, portal)
    const found = site && (await readSite(join(import.meta.dirname, site, 'dist'), pathname))
    // The other pages of Solarstadt are not part of the examples.
    if (!found) return outgoing.writeHead(302, { location: ACCOUNT_PAGE }).end()
    const type = mediaTypes[extname(found.file)] ?? 'application/octet-stream'
    outgoing.writeHead(200, {
      'content-type': type,
      'content-security-policy': contentSecurityPolicy(installation),
      'x-content-type-options': 'nosniff',
    })
    outgoing.end(type.startsWith('font/') ? found.content : adapt(render(site, found.content.toString())))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  return server
}
