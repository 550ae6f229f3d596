import css from './avatar.module.css'
import { classNames } from './class-names.ts'

interface AvatarProps {
  name: string
  /** Base64 of a JPEG or PNG. The fallback is the initials. */
  image?: string | null | undefined
  size?: 'medium' | 'large'
}

/** A customer's picture or initials. Decorative: show the name beside it or on its button. */
export function Avatar({ name, image, size = 'medium' }: AvatarProps) {
  const source = image && imageSource(image)
  return (
    <span className={classNames(css.avatar, css[size])} aria-hidden="true" translate="no">
      {source ? <img src={source} alt="" /> : initials(name)}
    </span>
  )
}

/** First letters of the first and the last name, without titles such as "Dr.". */
export function initials(name: string): string {
  const names = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'))
  const ends = names.length > 1 ? [names.at(0), names.at(-1)] : names
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('de') ?? '').join('')
}

function imageSource(base64: string): string | undefined {
  if (!/^[A-Za-z0-9+/]+=*$/.test(base64)) return undefined
  if (base64.startsWith('/9j/')) return `data:image/jpeg;base64,${base64}`
  if (base64.startsWith('iVBORw0KGgo')) return `data:image/png;base64,${base64}`
  return undefined
}
