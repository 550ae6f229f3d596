import * as v from 'valibot'

// The grammar of the names that become a path in the store, an address or markup. What a store says is checked by it wherever it is
// read: another store, a mirror or a bucket may have been changed.

/** The host, or a remote. */
export const AppNameSchema = v.pipe(
  v.string(),
  v.regex(/^(host|mfe-[a-z]+(-[a-z]+)*)$/, 'must be host or the name of a remote, such as mfe-example'),
)

/** A file of a release, relative to its folder. */
export const FileNameSchema = v.pipe(
  v.string(),
  v.regex(
    /^\.?[\w@-]+(\.[\w@-]+)*(\/\.?[\w@-]+(\.[\w@-]+)*)*$/,
    'must be the name of a file of letters, digits, dots, @, _ and -',
  ),
)

/** The beginning of a hash over the files and the declaration of a release. */
export const ReleaseIdSchema = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{16}$/, 'must have 16 hexadecimal digits'),
)

/** The path that a remote is mounted at. */
export const BasePathSchema = v.pipe(
  v.string('must be a text'),
  v.regex(/^\/[a-z]+(-[a-z]+)*$/, 'must be one segment such as /meter-readings'),
)

/** A custom element. */
export const ElementNameSchema = v.pipe(
  v.string('must be a text'),
  v.regex(/^[a-z]+(-[a-z]+)+$/, 'must be the name of a custom element, such as nordtal-meter-readings'),
)

/** The module of a remote that is an app with a root of its own, in place of a tab. */
export const EXPORTED_APP = 'export-app'

/** A slot, or the module of an app. */
export const ModuleNameSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z]+(-[a-z]+)*$/, 'must be the name of a slot'),
)

/** The path of a route: lower-case names and parameters. */
export const PathSchema = v.pipe(
  v.string('must be a text'),
  v.regex(
    /^\/$|^(\/(:[a-z][A-Za-z]*|[a-z\d]+(-[a-z\d]+)*))+$/,
    'must be a path such as /contract/:contractId',
  ),
)

/** A policy of Trusted Types that a framework makes, such as `vue`. Those of the page belong to the host. */
export const TrustedTypesPolicySchema = v.pipe(
  v.string('must be a text'),
  v.regex(
    /^(?!default$|portal-)[a-z][a-z\d#_-]*$/,
    'must be the name of a policy of Trusted Types, such as vue',
  ),
)

/** A call of the BFF, as its document and the typed client name it. */
export const CallNameSchema = v.pipe(
  v.string('must be a text'),
  v.regex(/^[a-z][A-Za-z]*$/, 'must be the name of a call'),
)

/** A call of the BFF without parameters. */
export const CallPathSchema = v.pipe(
  v.string('must be a text'),
  v.regex(/^\/api(\/[\w-]+)+$/, 'must be the path of a call'),
)

const drawnElements = ['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect'] as const
const drawnAttributes = [
  'cx',
  'cy',
  'd',
  'fill',
  'height',
  'points',
  'r',
  'rx',
  'ry',
  'width',
  'x',
  'x1',
  'x2',
  'y',
  'y1',
  'y2',
] as const

/** An icon on a grid of 24: SVG elements with their attributes, which name no other address. */
export const IconSchema = v.array(
  v.strictTuple([
    v.picklist(drawnElements, `must be one of ${drawnElements.join(', ')}`),
    v.record(
      v.picklist(drawnAttributes, 'is no attribute of an icon'),
      v.pipe(v.string(), v.regex(/^[\w\s.,+-]*$/, 'must be numbers, or the name of a color')),
    ),
  ]),
)
