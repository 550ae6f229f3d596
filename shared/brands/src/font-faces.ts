// The style sheet `@portal/brands/fonts.css`: the build runs this module and takes its text.
import { typefaces } from './fonts.ts'

/**
 * The browser loads the file of a face that a text uses. A font that comes late would move the texts. It is in the cache for the next page.
 */
export default typefaces
  .map(
    ({ family, file }) =>
      `@font-face{font-family:"${family}";font-display:optional;font-weight:100 900;src:url("${file}") format("woff2")}`,
  )
  .join('\n')
