import { posix } from 'node:path'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { inlineJson, meta, script } from './html.ts'
import { integrityOf, isCheckedByBrowser, type ReleaseFile } from './release-files.ts'

/**
 * Renders a page that shows the custom element of a release alone, with the portal's origin and session. It is a preview
 * for the tab team and an example for integrators.
 */
export function standAlonePage(
  app: string,
  entry: string,
  files: ReleaseFile[],
  vendor: { id: string | undefined; files: ReleaseFile[] },
): ReleaseFile {
  const folder = posix.dirname(entry)
  const relative = (name: string) => `./${posix.relative(folder, name)}`
  const integrity = Object.fromEntries(
    Object.entries(integrityOf(files))
      .filter(([name]) => isCheckedByBrowser(name) && name.startsWith(`${folder}/`))
      .map(([name, hash]) => [relative(name), hash]),
  )
  const ofVendor = Object.entries(integrityOf(vendor.files)).map(([name, hash]): [string, string] => [
    `../../../vendor/${vendor.id}/${name}`,
    hash,
  ])
  const importMap = inlineJson({ integrity: { ...integrity, ...Object.fromEntries(ofVendor) } })
  const policy = contentSecurityPolicy(
    { apiGatewayUrl: '', loginProviderDomain: '' },
    { scripts: [importMap] },
  )
  const html = `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    ${meta({ 'http-equiv': 'Content-Security-Policy', content: policy })}
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <title>${app}</title>
    ${script({ type: 'importmap' }, importMap)}
    ${script({
      type: 'module',
      src: relative(entry),
      integrity: integrity[relative(entry)] ?? '',
      crossorigin: 'anonymous',
    })}
  </head>
  <body></body>
</html>
`
  return { name: `${folder}/index.html`, content: Buffer.from(html) }
}
