/** Joins the class names that are set: `classNames(css.card, wide && css.wide)`. */
export function classNames(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
