import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Libraries of which a page has one copy, provided by the host. A facade lists the exports that apps may use.
 */
const facades: Record<string, string> = {
  'react-router': facadeFile('react-router'),
  rxjs: facadeFile('rxjs'),
  'react-i18next': facadeFile('react-i18next'),
  '@tanstack/react-query': facadeFile('react-query'),
  i18next: facadeFile('i18next'),
  'react-hook-form': facadeFile('react-hook-form'),
}

/** React is shared without a facade, because its sub-paths must come from the same copy. The host uses each of them. */
const whole = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']

export const facadeFolder = fileURLToPath(new URL('../../facades', import.meta.url))

/** Resolves imports such as `from 'react-router'` to the facades. */
export const facadeAliases = Object.fromEntries(
  Object.entries(facades).map(([library, file]) => [`${library}$`, file]),
)

/** The same for elements and their vendor module, which have a router of their own. */
export const elementAliases = {
  ...facadeAliases,
  'react-router$': facadeFile('element-react-router'),
}

/** What an app may import of the shared libraries. */
const provided = [...whole, ...Object.keys(facades)]

/** Whether the host provides what a request names. */
export const isProvided = (request: string): boolean => provided.includes(request)

/** Whether a request is a sub-path of a shared library that the host does not provide, such as `react/jsx-dev-runtime`. */
export const isMissingInHost = (request: string): boolean =>
  !provided.includes(request) && provided.some((library) => request.startsWith(`${library}/`))

/** Whether a facade lists the exports of a library. */
export const hasFacade = (library: string): boolean => library in facades

function facadeFile(name: string): string {
  return fileURLToPath(new URL(`../../facades/${name}.ts`, import.meta.url))
}

const packageOf = (library: string) => library.split('/', library.startsWith('@') ? 2 : 1).join('/')

function versionOf(library: string): string {
  const manifest = fileURLToPath(
    new URL(`../../node_modules/${packageOf(library)}/package.json`, import.meta.url),
  )
  return JSON.parse(readFileSync(manifest, 'utf8')).version
}

/** The share key of each file or library that the host provides: its usual name, so that a remote of another build shares it, too. */
const shareKeys = {
  ...Object.fromEntries(whole.map((library) => [library, library])),
  ...Object.fromEntries(Object.entries(facades).map(([library, file]) => [file, library])),
}

/** What the host provides to remotes, by share key. The form library loads with a dialog. */
export const providedLibraries = () =>
  Object.fromEntries(
    Object.entries(shareKeys).map(([request, shareKey]) => [
      shareKey,
      {
        request,
        version: versionOf(shareKey),
        chunk: shareKey === 'react-hook-form' ? 'form' : 'bootstrap',
      },
    ]),
  )

/** What a tab takes from the host. It has no copies, so it runs only there. The contract version says which host fits. */
export const consumedLibraries = () =>
  Object.fromEntries(
    Object.entries(shareKeys).map(([file, shareKey]) => [
      file,
      { shareKey, import: false as const, requiredVersion: false as const },
    ]),
  )
