// A build of module federation that another repository made, with any bundler.
import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { type BuildDescription, EXPORTED_APP, ModuleNameSchema } from '@portal/federation/protocol'
import * as v from 'valibot'
import { checkedJson } from './checked-json.ts'
import { ReleaseError } from './release-error.ts'

const MANIFEST = 'mf-manifest.json'
const DECLARATION = 'remote.json'

/** The modules that can be the page of a remote, the first one before the other. */
const PAGES = ['tab', EXPORTED_APP]

const AssetsSchema = v.object({
  js: v.object({ sync: v.array(v.string()) }),
  css: v.object({ sync: v.array(v.string()) }),
})

/** What all plugins of module federation write into the manifest. */
const ManifestSchema = v.object({
  metaData: v.object({
    remoteEntry: v.object({ name: v.string(), path: v.optional(v.string(), '') }),
    publicPath: v.optional(v.string()),
  }),
  exposes: v.array(v.object({ name: v.string(), assets: AssetsSchema })),
})

/** The declaration of a remote, beside the version of the Portal contract that it needs. */
const DeclarationSchema = v.looseObject({
  needs: v.optional(v.pipe(v.string(), v.regex(/^\d+\.\d+$/, 'must be a version such as 1.0')), ''),
})

/** What `publish` needs to know of a build. */
export interface Build extends BuildDescription {
  /** Set if another repository made it. */
  foreign?: {
    /** Where its code looks for its files; beside itself if it is `auto`. */
    publicPath: string | undefined
  }
}

/** The file in a folder; undefined if it is not there. */
const textIn = (folder: string, name: string) => readFile(join(folder, name), 'utf8').catch(() => undefined)

/**
 * Describes a build by its manifest, and by the declaration beside it; undefined if it has no manifest.
 * @throws ReleaseError naming what is missing, and what to set
 */
export async function readForeignBuild(folder: string): Promise<Build | undefined> {
  const text = await textIn(folder, MANIFEST)
  if (text === undefined) return undefined
  const file = join(folder, MANIFEST)
  const manifest = checkedJson(ManifestSchema, text, file)
  const { path, name } = manifest.metaData.remoteEntry
  const entry = posix.join(path, name)
  const modules = manifest.exposes.map(({ name }) => name)
  const page = PAGES.find((one) => modules.includes(one))
  const assets = manifest.exposes.find(({ name }) => name === page)?.assets
  if (!assets) {
    const exposed = modules.map((module) => `./${module}`).join(', ') || 'nothing'
    throw new ReleaseError(
      `${file} exposes ${exposed}, but the portal shows the module ./tab or ./${EXPORTED_APP} of a remote`,
    )
  }
  const slots = modules.filter((module) => !PAGES.includes(module) && v.is(ModuleNameSchema, module))
  const { needs, ...remote } = await readDeclaration(folder)
  return {
    entry,
    preload: [...new Set([entry, ...assets.js.sync])],
    start: [],
    styles: assets.css.sync,
    modules: page === EXPORTED_APP ? [page, ...slots] : slots,
    element: null,
    elementModules: [],
    elementStyles: [],
    standAlone: null,
    remote,
    needs,
    foreign: { publicPath: manifest.metaData.publicPath },
  }
}

async function readDeclaration(folder: string) {
  const text = await textIn(folder, DECLARATION)
  if (text !== undefined) return checkedJson(DeclarationSchema, text, join(folder, DECLARATION))
  throw new ReleaseError(
    `${folder} has no ${DECLARATION} with the declaration of the remote: the plugins of @nordtal/remote write it`,
  )
}
