import type { Registry } from '@portal/federation/protocol'
import * as v from 'valibot'
import { checkedJson } from './checked-json.ts'
import { readText, type Storage } from './storage.ts'
import { HOST, releaseFolder } from './store.ts'

const ROBOTS_FILE = 'robots.txt'
const SECURITY_FILE = 'security.txt'
const LICENSES_FILE = 'licenses.txt'

/** RFC 9116 recommends less than a year. */
const SECURITY_DAYS = 360

/** Written by each build of a release. */
const BUILD_LICENSES = /\/licenses-[a-z]+\.json$/

const TextSchema = v.optional(v.nullable(v.string()))
const LicensesSchema = v.array(
  v.object({
    name: v.string(),
    version: v.string(),
    license: v.string(),
    licenseText: TextSchema,
    noticeText: TextSchema,
  }),
)
type License = v.InferOutput<typeof LicensesSchema>[number]

/** The texts beside the pages, of the live releases. */
export async function textFiles(store: Storage, registry: Registry): Promise<Map<string, string>> {
  const host = registry.apps[HOST]?.active
  const texts = new Map<string, string>()
  const ofHost = (name: string) => host && readText(store, `${releaseFolder(HOST, host.release)}/${name}`)
  const robots = await ofHost(ROBOTS_FILE)
  if (robots) texts.set(ROBOTS_FILE, robots)
  const security = await ofHost(SECURITY_FILE)
  // A contact expires, so that no report goes to an abandoned one.
  const expires = new Date(Date.now() + SECURITY_DAYS * 86_400_000).toISOString()
  if (security) texts.set(SECURITY_FILE, `${security}Expires: ${expires}\n`)
  const licenses = await licensesOf(store, registry)
  if (licenses) texts.set(LICENSES_FILE, licenses)
  return texts
}

/** The licences of all packages that are in live releases, each version once. */
async function licensesOf(store: Storage, { apps }: Registry): Promise<string> {
  const live = Object.values(apps).flatMap(({ active, canary, retired }) =>
    retired ? [] : [active, ...(canary ? [canary.release] : [])],
  )
  const files = await Promise.all(live.map(({ app, release }) => store.list(releaseFolder(app, release))))
  const paths = files.flat().flatMap(({ path }) => (BUILD_LICENSES.test(path) ? [path] : []))
  const lists = await Promise.all(
    paths.map(async (path) => checkedJson(LicensesSchema, (await readText(store, path)) ?? '[]', path)),
  )
  const sections = new Map(lists.flat().map((one) => [`${one.name} ${one.version}`, sectionOf(one)]))
  const names = [...sections.keys()].toSorted()
  return names.map((name) => sections.get(name)).join(`\n${'-'.repeat(72)}\n\n`)
}

const sectionOf = ({ name, version, license, licenseText, noticeText }: License) =>
  `${[`${name} ${version}`, license, licenseText, noticeText]
    .flatMap((text) => text?.trim() ?? [])
    .join('\n\n')}\n`
