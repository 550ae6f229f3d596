import { ReleaseError } from './release-error.ts'

const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

/** Attributes of an element; `true` writes the name alone. */
type Attributes = Record<string, string | true>

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeText(value)}"`))
    .join('')
}

/** Text for the content or an attribute of an element. */
export function escapeText(value: string): string {
  return value.replace(/[&"<>]/g, (character) => entities[character] ?? character)
}

export function meta(attributes: Attributes): string {
  return `<meta${attributesOf(attributes)}>`
}

export function link(attributes: Attributes): string {
  return `<link${attributesOf(attributes)}>`
}

/**
 * Renders a script element with unchanged text, because the hash in the policy covers every character.
 * @throws ReleaseError when the text would end the element or change how it is parsed
 */
export function script(attributes: Attributes, text = ''): string {
  if (/<\/script|<!--/i.test(text))
    throw new ReleaseError('An inline script must not contain </script or <!--')
  return `<script${attributesOf(attributes)}>${text}</script>`
}

/** JSON in which no text can become markup. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** An element without content, such as a shape of an icon. */
export function shape([name, attributes]: readonly [string, Attributes]): string {
  return `<${name}${attributesOf(attributes)}/>`
}
