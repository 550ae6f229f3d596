/** Pages of a brand for changes outside this account: the first is public, the others need the brand's own sign-in. */
export interface DeepLinks {
  /** Where a contract is cancelled without a sign-in (§ 312k BGB). */
  cancellation: string
  /** The e-mail address of a contract. */
  email: string
  /** The phone number of a contract. */
  phone: string
  /** A move, which changes the delivery address. */
  relocation: string
  /** The address that bills and letters of a contract go to. */
  contractAddress: string
  /** The account for payments and credit of a contract. */
  bankAccount: string
  /** Allows the brand to debit a bank account. */
  sepaMandate: string
  /** The PIN for calls to the customer service. */
  phonePin: string
  /** The brand's consents for data and advertising. */
  permissions: string
  /** Name and contact address. */
  userData: string
}

export interface ServiceContact {
  /** International, grouped by spaces. */
  phone: string
  eMailAddress: string
  /** Line by line, the name first. */
  postalAddress: readonly string[]
}

/** Another service that the account signs in to. */
interface BrandService {
  id: 'electricity-app' | 'subsidiary-web-account' | 'mobility-app' | 'home-app' | 'parent-web-account'
  name: string
  /** Its purpose in one German sentence. */
  purpose: string
  url: string
  icon: 'electricity' | 'web-account' | 'mobility' | 'home'
  /** The services of all brands are offered in ascending order. */
  place: number
}

/** A company that data may be passed on to with the customer's consent. */
export interface Partner {
  name: string
  place: string
  /** The subject of its offers. */
  offers: string
}

/** A color in the light and the dark scheme, or one for both. */
type Color = string | readonly [light: string, dark: string]

export type BrandColor =
  | 'ink'
  | 'muted'
  | 'page'
  | 'surface'
  | 'border'
  | 'hairline'
  | 'control-border'
  | 'brand'
  | 'brand-hover'
  | 'brand-soft'
  | 'on-brand'
  | 'accent'

/** The file `brand.ts` of each folder. `mark.svg` and `illustration.svg` are beside it. */
export interface Brand {
  name: string
  /** Names its tokens: `data-theme` on the root element. */
  theme: string
  /** `parent` runs the account and stands in for an unknown brand. Customers of the `third` one use another portal. */
  role: 'parent' | 'subsidiary' | 'third'
  imprintUrl: string
  aboutAccountUrl: string
  /** The portal of the third brand, which is not this one. */
  portalUrl?: string
  /** Its sign-ins, which refuse unknown headers. */
  loginHosts: readonly string[]
  links: DeepLinks
  contact: ServiceContact
  services: readonly BrandService[]
  /** Topics of advertising, in the order in which they are shown. */
  topics: readonly string[]
  partners: readonly Partner[]
  colors: Record<BrandColor, Color>
  /** Corners in pixels. Those of cards and small things follow from those of fields. */
  radius: { field: number; button: number; chip: number }
  /**
   * The typefaces, named as in `@fontsource-variable/<name>`. That of the body alone is preloaded. Where that of the headings is
   * missing, as in mails, they have its substitute.
   */
  fonts: { body: string; heading: string; substitute: string }
  /** Headings are larger or smaller than the usual by `scale`, and have `tracking` in em between their letters. */
  type: { scale: number; headingWeight: number; tracking: number }
  /** Values of CSS. `bar` is the background of the header. */
  look: Record<'border-card' | 'shadow-card' | 'bar', string>
}
