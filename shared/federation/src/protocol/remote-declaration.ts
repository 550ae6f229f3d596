import * as v from 'valibot'
import {
  BasePathSchema,
  CallNameSchema,
  CallPathSchema,
  ElementNameSchema,
  IconSchema,
  PathSchema,
  TrustedTypesPolicySchema,
} from './names.ts'
import { RemoteNameSchema } from './remote-name.ts'

/**
 * The places of the host outside the tab. Each is the name of a file in the remote's `src/slots`. All are `optional`: the page
 * around a slot never waits for it, and is complete when it is missing, hangs or throws.
 */
const slots = {
  /** A question above the overview, once the page is idle. */
  'overview-prompt': { criticality: 'optional' },
} as const satisfies Record<string, { criticality: 'optional' }>

const slotNames = Object.keys(slots) as SlotName[]

/** The facts that the overview sentence of a remote may name. */
export const overviewFacts = ['brand', 'contracts', 'email'] as const

/** The first segments of the paths of the host, its server and the BFF. */
const hostPaths = [
  '/accessibility',
  '/account-linking',
  '/assets',
  '/bff',
  '/callback',
  '/cancellation',
  '/components',
  '/data-protection',
  '/goodbye',
  '/health',
  '/host',
  '/login',
  '/logout',
  '/overview',
  '/remotes',
  '/sets',
  '/unlinked-account',
] as const

const textOf = (longest: number) =>
  v.pipe(
    v.string('must be a text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(longest, `must have at most ${longest} characters`),
  )

const namedFacts = `may name {{${overviewFacts.join('}}, {{')}}} only`

const SentenceSchema = v.pipe(
  textOf(80),
  v.check(
    (sentence) =>
      Array.from(sentence.matchAll(/\{\{(.*?)\}\}/g)).every(([, fact]) =>
        overviewFacts.some((one) => one === fact),
      ),
    namedFacts,
  ),
)

/** An object with plain messages for missing and unknown keys. */
export const declared = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected }) => {
    if (expected === 'Object') return 'must be an object'
    return expected === 'never' ? 'is not known' : 'is missing'
  })

/** The longest label in the bar at the bottom of a phone. */
const SHORT_LABEL = 12

export const tabEntries = {
  label: textOf(32),
  /** For the bar at the bottom of a phone; the label if it is left out. */
  shortLabel: v.optional(textOf(SHORT_LABEL)),
  /** The position among the tabs, ascending. Equal places are ordered by name. */
  place: v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(1, 'must be 1 or more'),
  ),
}

/** The entries that the build copies unchanged. */
export const ownEntries = {
  /** The path that it is mounted at. */
  basePath: v.pipe(
    BasePathSchema,
    v.check((path) => !hostPaths.some((one) => one === path), 'belongs to the host: choose another'),
  ),
  /** The name of its custom element. */
  element: ElementNameSchema,
  /** Its visitors: signed-in customers, or the public. */
  access: v.optional(v.picklist(['customer', 'public'], 'must be customer or public'), 'customer'),
  /** The sentence below its name on the overview. It may depend on the number of contracts. */
  overview: v.optional(
    v.union(
      [SentenceSchema, v.strictObject({ none: SentenceSchema, one: SentenceSchema, other: SentenceSchema })],
      `must be a sentence of at most 80 characters, or one each for none, one and other, and ${namedFacts}`,
    ),
  ),
  slots: v.optional(v.array(v.picklist(slotNames, `must be one of ${slotNames.join(', ')}`)), []),
}

interface Related {
  access: 'customer' | 'public'
  tab?: { label: string; shortLabel?: string | undefined } | undefined
  overview?: unknown
}

/** The checks between parts of a declaration. */
export const relations = <Declared extends Related>() =>
  [
    v.check<Declared, string>(
      ({ access, tab }) => access === 'customer' || !tab,
      'with access public has no tab: its page has no tabs either',
    ),
    v.check<Declared, string>(
      ({ tab }) => !tab || tab.label.length <= SHORT_LABEL || tab.shortLabel !== undefined,
      `needs tab.shortLabel: the label has more than ${SHORT_LABEL} characters`,
    ),
    v.check<Declared, string>(
      ({ tab, overview }) => overview === undefined || tab !== undefined,
      'with a sentence on the overview needs a tab, whose card shows it',
    ),
  ] as const

const FirstReadSchema = declared({
  /** The paths of the routes, as in `paths`. */
  at: v.array(PathSchema),
  /** The path of the call. */
  path: CallPathSchema,
  /** Whether the call takes the `Tenant` header. */
  tenant: v.optional(v.literal(true, 'must be true, or left out')),
})

const DeclarationEntries = declared({
  ...ownEntries,
  name: RemoteNameSchema,
  /** Left out for a remote that is a tab only. */
  element: v.optional(ElementNameSchema),
  /** Left out for a remote that is reached by links only. */
  tab: v.optional(declared({ ...tabEntries, icon: IconSchema })),
  /** The paths of its routes below the base path, as statistics count them: `/contract/:contractId`. */
  paths: v.array(PathSchema),
  /** The calls of the BFF that it may make. A release from before they were declared has none, and may make every call. */
  calls: v.optional(v.array(CallNameSchema)),
  /** The policies of Trusted Types that its framework makes. The page allows no others. */
  trustedTypes: v.optional(v.array(TrustedTypesPolicySchema)),
  /** Whether a library makes styles at run time, in the container that `runtimeStyles` of the kit returns. */
  runtimeStyles: v.optional(v.literal(true, 'must be true, or left out')),
  /** The first reads of its routes besides the profiles. */
  reads: v.optional(v.array(FirstReadSchema)),
})

/** The declaration of a remote: written into its release, read by the host from the page. */
export const RemoteDeclarationSchema = v.pipe(
  DeclarationEntries,
  ...relations<v.InferOutput<typeof DeclarationEntries>>(),
)

export type RemoteDeclaration = v.InferOutput<typeof RemoteDeclarationSchema>
export type FirstRead = v.InferOutput<typeof FirstReadSchema>
export type SlotName = keyof typeof slots
export type OverviewFact = (typeof overviewFacts)[number]
export type IconDrawing = v.InferOutput<typeof IconSchema>
