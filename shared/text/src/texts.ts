import { createInstance } from 'i18next'
import { useTranslation } from 'react-i18next'

/** German texts by name, in groups if there are many. `_zero`, `_one` and `_other` are plural forms. */
interface Resource {
  readonly [name: string]: string | readonly string[] | Resource
}

type WithoutForm<Name extends string> = Name extends `${infer Stem}_${'zero' | 'one' | 'other'}` ? Stem : Name

/** The names of all texts; a text in a group has a dot: `results.title`. */
type NameIn<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string
    ? WithoutForm<Name>
    : Group[Name] extends readonly string[]
      ? never
      : `${Name}.${NameIn<Group[Name]>}`
}[keyof Group & string]

/** The names of all groups and lists. */
type GroupName<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string
    ? never
    : Group[Name] extends readonly string[]
      ? Name
      : Name | `${Name}.${GroupName<Group[Name]>}`
}[keyof Group & string]

type GroupAt<Group, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? GroupAt<Group[Name & keyof Group], Rest>
  : Group[Path & keyof Group]

/** Returns a text with its values filled in, or a whole group of texts. */
export interface Translate<Group> {
  (name: NameIn<Group>, values?: Record<string, unknown>): string
  <Name extends GroupName<Group>>(name: Name, options: { returnObjects: true }): GroupAt<Group, Name>
}

/** The texts of one feature: `useTexts` in components, `t` elsewhere. */
export interface Texts<Group> {
  t: Translate<Group>
  namespace: string
}

/** The names of a feature's texts. */
export type TextName<Feature> = Feature extends Texts<infer Group> ? NameIn<Group> : never

const i18n = createInstance()
void i18n.init({
  lng: 'de',
  fallbackLng: 'de',
  resources: { de: {} },
  initAsync: false,
  returnNull: false,
  // React escapes what it shows.
  interpolation: { escapeValue: false },
  parseMissingKeyHandler(name: string) {
    // biome-ignore lint/suspicious/noConsole: the customer sees a name instead of a text, which `verify` refuses.
    console.error(`The text ${name} is missing`)
    return name
  },
})

let namespaces = 0

/** Creates the texts of a feature, which are ready immediately. */
export function createTexts<const Group extends Resource>(german: Group): Texts<Group> {
  namespaces += 1
  const namespace = String(namespaces)
  i18n.addResourceBundle('de', namespace, german)
  return { t: i18n.getFixedT('de', namespace) as unknown as Translate<Group>, namespace }
}

/** The texts of a feature in a component: `const { t } = useTexts(devicesTexts)`. */
export function useTexts<Group>({ namespace }: Texts<Group>): { t: Translate<Group> } {
  return { t: useTranslation(namespace, { i18n }).t as unknown as Translate<Group> }
}
