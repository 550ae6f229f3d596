import { exemptions, TESTS } from './patterns.mjs'

/** The folders that features of the host may use. A folder may use those of the rows below it. */
const hostFoundation = [
  ['remotes'],
  ['failures', 'legal-text', 'tenants', 'unsaved-input'],
  [
    'app-config',
    'browser-entries',
    'app-state',
    'theme',
    'connection',
    'live-releases',
    'overlays',
    'pictures',
    'session',
    'shown-page',
    'tabs',
    'toasts',
  ],
]

const hostFolders = (...names) => `^host/src/(${names.join('|')})/`

export const hostShape = [
  {
    name: 'host-features-meet-in-routes',
    comment:
      'Let routes.tsx, host.ts, bootstrap.tsx or a layout join the two, or move their common code into a folder of hostFoundation.',
    from: {
      path: '^host/src/([^/]+)/',
      pathNot: [hostFolders(...hostFoundation.flat()), exemptions.layouts.path, TESTS],
    },
    to: { path: hostFolders('[^/]+'), pathNot: hostFolders('$1', ...hostFoundation.flat()) },
  },
  {
    name: 'host-start-is-on-top',
    comment: 'Use the hook of its folder, such as useSession().',
    from: { path: hostFolders('[^/]+'), pathNot: TESTS },
    to: {
      path: String.raw`^host/src/[^/]+\.tsx?$`,
      pathNot: String.raw`^host/src/(host-context|paths|texts\.de|when-idle)\.ts$`,
    },
  },
  ...hostFoundation.map((row, index) => ({
    name: `host-row-${index + 1}-uses-rows-below`,
    comment: 'Take it as an argument or a context, or move the file into a feature or a higher row.',
    from: { path: hostFolders(...row), pathNot: TESTS },
    to: { path: hostFolders('[^/]+'), pathNot: hostFolders('$1', ...hostFoundation.slice(index + 1).flat()) },
  })),
]
