import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { activateAll } from './activate.ts'
import { pageIn, policyOf } from './page-fixture.ts'
import { emptyStore, hostBuild, publishAs, remoteBuild } from './store-fixture.ts'

const template = `<!doctype html><html lang="de"><head><!-- portal:head --><title>Konto</title>
<meta name="description" content="Alles"><style>body { color: red }</style></head><body><ul>
<!-- portal:tab --><li><a href="{path}"{current}><svg>{icon}</svg>{label}/{shortLabel}</a></li><!-- portal:/tab -->
</ul><!-- portal:styles --></body></html>`

const pages = [
  { path: '/overview', tab: { label: 'Übersicht', icon: [['path', { d: 'M0 0' }]] } },
  { path: '/data-protection', title: 'Hinweise "A"', description: 'Wozu & wie', isPublic: true },
  { path: '/404', title: 'Nicht gefunden' },
]

const icon = [['circle', { r: '5' }]]
const remotes = {
  'mfe-privacy': { label: 'Datenschutz', shortLabel: '<Schutz>', place: 20, icon },
  'mfe-data': { label: 'Daten', place: 10, icon },
  'mfe-codes': undefined,
}

async function activated() {
  const store = await emptyStore()
  const files = { 'page.html': template, 'pages.json': JSON.stringify(pages), 'security.txt': 'Contact: a\n' }
  const host = await publishAs('host', await hostBuild('one', files), store)
  await activateAll(store, { host: host.release })
  for (const [app, tab] of Object.entries(remotes)) {
    const declared = { tab, ...(!tab && { access: 'public' }) }
    const { release } = await publishAs(app, await remoteBuild(), store, '1.0', declared)
    await activateAll(store, { [app]: release })
  }
  return store
}

test('the bar of each page has the tabs in their order and marks the current one', async () => {
  const store = await activated()
  const bar = (current: string) =>
    [
      ['/overview', '<path d="M0 0"/>', 'Übersicht/Übersicht'],
      ['/data', '<circle r="5"/>', 'Daten/Daten'],
      ['/privacy', '<circle r="5"/>', 'Datenschutz/&lt;Schutz&gt;'],
    ]
      .map(
        ([path, drawing, label]) =>
          `<li><a href="${path}"${path === current ? ' aria-current="page"' : ''}><svg>${drawing}</svg>${label}</a></li>`,
      )
      .join('')
  expect(await pageIn(store)).toContain(bar(''))
  expect(await pageIn(store, 'pages/privacy.html')).toContain(bar('/privacy'))
  expect(await pageIn(store, 'pages/host/overview.html')).toContain(bar('/overview'))
})

test('the style sheets of the host are after what is painted first, whose styles the policy allows', async () => {
  const html = await pageIn(await activated())
  expect(html).toMatch(/<\/ul><link rel="stylesheet" [^>]+><\/body>/)
  const hash = createHash('sha256').update('body { color: red }').digest('base64')
  expect(policyOf(html)).toContain(`style-src 'self' 'sha256-${hash}';`)
})

test.each([
  ['index.html', 'Konto', 'Alles', true],
  ['pages/host/data-protection.html', 'Hinweise &quot;A&quot; – Konto', 'Wozu &amp; wie', true],
  ['pages/host/overview.html', 'Übersicht – Konto', 'Alles', false],
  ['pages/host/404.html', 'Nicht gefunden – Konto', 'Alles', false],
  ['pages/privacy.html', 'Datenschutz – Konto', 'Alles', false],
  ['pages/codes.html', 'Konto', 'Alles', true],
])(
  '%s has a title and a description, and says whether it is public',
  async (path, title, description, isPublic) => {
    const html = await pageIn(await activated(), path)
    expect(html).toContain(`<title>${title}</title>`)
    expect(html).toContain(`<meta name="description" content="${description}">`)
    expect(html.includes('<meta name="robots" content="noindex">')).toBe(!isPublic)
  },
)

test('the contact for security expires within a year of the last activation', async () => {
  const text = String(await (await activated()).read('security.txt'))
  const [, expires = ''] = /^Contact: a\nExpires: (.+)\n$/.exec(text) ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(300)
  expect(days).toBeLessThan(365)
})

test('the licences are those of all live releases, each package once and by name', async () => {
  const store = await emptyStore()
  const licenseOf = (name: string) => ({
    name,
    version: '1.0.0',
    license: 'MIT',
    licenseText: `Text of ${name}`,
  })
  const filesOf = (...names: string[]) => ({ 'licenses-tab.json': JSON.stringify(names.map(licenseOf)) })
  const host = await publishAs('host', await hostBuild('one', filesOf('react', 'b')), store)
  const remote = await publishAs('mfe-a', await remoteBuild('one', filesOf('b', 'a')), store)
  await activateAll(store, { host: host.release, 'mfe-a': remote.release })
  const text = String(await store.read('licenses.txt'))
  expect(text.match(/^\S+ 1\.0\.0$/gm)).toEqual(['a 1.0.0', 'b 1.0.0', 'react 1.0.0'])
  expect(text).toContain('Text of react')
})
