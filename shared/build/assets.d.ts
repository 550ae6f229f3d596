/// <reference types="node" />
/// <reference types="@testing-library/jest-dom/jest-globals" />

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css' {}

declare module '*.css?inline' {
  const sheet: CSSStyleSheet
  export default sheet
}

/** Set when the host is built. Where it is false, what it guards is not in the build. */
declare const SHOWCASE: boolean

/** A module of texts, printed into a file of the release. */
declare module '*?pdf' {
  const file: { url: string; bytes: number }
  export default file
}
