import { escapeText } from '../html.ts'

/** Text that is markup already. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Value = Markup | string | number | undefined | Value[]

function textOf(value: Value): string {
  if (Array.isArray(value)) return value.map(textOf).join('')
  return value instanceof Markup ? value.text : escapeText(String(value ?? ''))
}

/** Markup with values that cannot become markup. An array is its elements, undefined is nothing. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Markup =>
  new Markup(strings.map((text, index) => text + textOf(values[index])).join(''))
