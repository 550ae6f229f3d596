import { PARENT_BRAND } from '@portal/brands'
import { type ColorRole, colorValue } from '@portal/brands/colors'
import { contrastPairs } from '@portal/brands/contrast'

/**
 * What a page may rely on when it uses an element. It travels with each release as `element/contract.json`, so that two
 * releases can be compared. No browser code imports it: bundles do not need the texts. `type` is TypeScript without names from elsewhere.
 */
export interface ElementContract {
  /** Rises with each addition: the minor. A removal or an incompatible change: the major. */
  version: string
  attributes: ContractEntry[]
  properties: (ContractEntry & { type: string })[]
  events: (ContractEntry & { type: string; cancelable: boolean })[]
  errors: ContractEntry[]
  tokens: TokenEntry[]
}

export interface ContractEntry {
  name: string
  /** The first version of the contract that has it. */
  since: string
  /** One English sentence for documents and editors. */
  summary: string
}

/** A custom property that a rule of the page may set on the element. */
interface TokenEntry extends ContractEntry {
  /** Without `data-theme`. */
  default: string
  /** The colors below it, and the least contrast with each by WCAG 2.2 AA. */
  contrast?: Record<string, number>
}

const attributes: ElementContract['attributes'] = [
  { name: 'config', since: '1.0', summary: 'The app config: its URL, or JSON.' },
  { name: 'tenant', since: '1.0', summary: 'The brand to show; default: the last used one.' },
  { name: 'path', since: '1.0', summary: 'Where in the remote it starts, such as /birth-date.' },
  { name: 'data-theme', since: '1.0', summary: 'The theme of a brand, such as solhaus.' },
  { name: 'session', since: '1.1', summary: 'provider: the element signs in by itself.' },
  { name: 'sign-in', since: '1.1', summary: 'redirect (default) or popup: how session="provider" signs in.' },
  {
    name: 'redirect-uri',
    since: '1.1',
    summary: 'Where session="provider" returns to; default: the address of the page.',
  },
  { name: 'routing', since: '1.1', summary: 'memory (default), hash or history: where its path is kept.' },
  {
    name: 'base',
    since: '1.1',
    summary: 'The path of the page below which history works; default: the folder of the page.',
  },
]

const SESSION_TYPE = `{
  authorize(
    refused?: Record<string, string>,
    call?: { method: string; url: string; date?: string | undefined },
  ): Promise<Record<string, string>>
  readonly account?: string | undefined
  reauthenticate?(action: string, acrValues?: string): Promise<void>
  consumeReauthentication?(action: string): boolean
} | 'provider' | null`

const properties: ElementContract['properties'] = [
  {
    name: 'session',
    since: '1.0',
    type: SESSION_TYPE,
    summary:
      'How the page authorizes the calls, or provider. Since 1.3 authorize() gets the call, for a proof of a key.',
  },
  {
    name: 'config',
    since: '1.1',
    type: 'string | Record<string, string | boolean> | { name: string; value: string }[] | null',
    summary: 'Like the attribute; also the app config as an object or a list.',
  },
  { name: 'tenant', since: '1.1', type: 'string | null', summary: 'Like the attribute.' },
  { name: 'path', since: '1.1', type: 'string | null', summary: 'Like the attribute.' },
  { name: 'routing', since: '1.1', type: 'string | null', summary: 'Like the attribute.' },
  { name: 'base', since: '1.1', type: 'string | null', summary: 'Like the attribute.' },
]

const events: ElementContract['events'] = [
  {
    name: 'portal-ready',
    since: '1.1',
    type: '{ release: string }',
    cancelable: false,
    summary: 'The first view is shown.',
  },
  {
    name: 'portal-navigate',
    since: '1.0',
    type: 'string',
    cancelable: true,
    summary:
      'The customer follows a link out of this remote: a path of the portal. The page takes the step, or the portal opens.',
  },
  {
    name: 'portal-notify',
    since: '1.1',
    type: "{ type: 'positive' | 'negative' | 'partial-positive'; title: string; content?: string; action?: { text: string; onClick: () => void } }",
    cancelable: true,
    summary:
      'A short message, since 1.2 with a button to undo a change. After preventDefault() the page shows it itself.',
  },
  {
    name: 'portal-track',
    since: '1.0',
    type: '{ type: string; isSucceeded?: boolean; kind?: string; isGiven?: boolean }',
    cancelable: false,
    summary: 'What the customer did, without personal data, for the statistics of the page.',
  },
  {
    name: 'portal-dirty',
    since: '1.1',
    type: '{ dirty: boolean }',
    cancelable: false,
    summary: 'Whether there is unsaved input.',
  },
  {
    name: 'portal-error',
    since: '1.1',
    type: '{ code: PortalErrorCode; message: string; docs: string }',
    cancelable: false,
    summary: 'Something is wrong: a code, what to do, and the address of its documentation.',
  },
  {
    name: 'portal-session-ended',
    since: '1.1',
    type: 'null',
    cancelable: false,
    summary: 'The session has ended: let the customer sign in again, and set a new session.',
  },
  {
    name: 'portal-sign-out',
    since: '1.0',
    type: 'null',
    cancelable: true,
    summary:
      'The session must end, for instance because the account was deleted. The own sign-in ends its session unless the page prevents it.',
  },
]

const errors: ElementContract['errors'] = [
  { name: 'session-missing', since: '1.1', summary: 'The element has no session.' },
  { name: 'authorize-timeout', since: '1.1', summary: 'authorize() has not answered within 10 s.' },
  { name: 'authorize-failed', since: '1.1', summary: 'authorize() has thrown, or returned no headers.' },
  { name: 'token-refused', since: '1.1', summary: 'The BFF refuses the headers of authorize().' },
  { name: 'config-missing', since: '1.1', summary: 'The app config cannot be loaded.' },
  { name: 'config-invalid', since: '1.1', summary: 'The app config is invalid.' },
  { name: 'tenant-unknown', since: '1.1', summary: 'The customer has no brand of this id.' },
  { name: 'origin-not-allowed', since: '1.1', summary: 'The BFF does not accept calls from this origin.' },
  { name: 'csp-blocked', since: '1.1', summary: 'The Content-Security-Policy of the page blocks a request.' },
  { name: 'routing-taken', since: '1.1', summary: 'Another element of the page has the address bar.' },
  { name: 'load-failed', since: '1.1', summary: 'A file of the element cannot be loaded.' },
]

const colors: Record<ColorRole, string> = {
  ink: 'Text.',
  muted: 'Text of less weight.',
  page: 'What your page has behind the element. Only disabled controls and badges are filled with it.',
  surface: 'Cards, dialogs and fields.',
  border: 'Lines around cards.',
  hairline: 'Lines between rows.',
  'control-border': 'Lines around fields.',
  brand: 'Buttons, links and icons.',
  'brand-hover': 'The same below the pointer.',
  'brand-soft': 'Soft backgrounds in the color of the brand.',
  'on-brand': 'Text on the color of the brand or of errors.',
  accent: 'Highlights without text.',
  error: 'Errors.',
  'error-hover': 'Errors below the pointer.',
  'error-soft': 'The background of errors.',
  success: 'Success.',
  'success-soft': 'The background of success.',
  warning: 'Warnings.',
  'warning-soft': 'The background of warnings.',
  info: 'Hints.',
  'info-soft': 'The background of hints.',
  focus: 'The ring around the focused control.',
}

function colorToken([role, summary]: [string, string]): TokenEntry {
  const below = contrastPairs.filter(([foreground]) => foreground === role)
  return {
    name: `--color-${role}`,
    since: '1.1',
    summary,
    default: colorValue(PARENT_BRAND, role as ColorRole),
    ...(below.length > 0 && {
      contrast: Object.fromEntries(below.map(([, background, least]) => [`--color-${background}`, least])),
    }),
  }
}

const tokens: TokenEntry[] = [
  ...Object.entries(colors).map(colorToken),
  {
    name: '--font-body',
    since: '1.1',
    default: 'the typeface of the brand, which is loaded after the first view, else system-ui',
    summary: 'The font family. Another one saves the download.',
  },
  {
    name: '--font-heading',
    since: '1.2',
    default: '--font-body, or the typeface of the brand for headings',
    summary: 'The font family of headings. Set it together with --font-body.',
  },
  {
    name: '--portal-scale',
    since: '1.1',
    default: '1',
    summary: 'The size of everything, relative to the font size that the customer has set in the browser.',
  },
  {
    name: '--portal-padding',
    since: '1.1',
    default: '1rem, scaled',
    summary: 'The space between the content and the edge of the element.',
  },
  {
    name: '--radius-md',
    since: '1.1',
    default: '0.625rem, scaled',
    summary: 'Corners of fields; those of cards and dialogs follow.',
  },
  { name: '--radius-button', since: '1.1', default: '0.75rem, scaled', summary: 'Corners of buttons.' },
  {
    name: '--type-scale',
    since: '1.1',
    default: '1',
    summary: 'The size of headings, relative to the usual one.',
  },
  { name: '--weight-heading', since: '1.1', default: '700', summary: 'The weight of headings.' },
]

export const elementContract: ElementContract = {
  version: '1.3',
  attributes,
  properties,
  events,
  errors,
  tokens,
}
