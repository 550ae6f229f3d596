/// <reference types="node" />
/// <reference types="@testing-library/jest-dom/jest-globals" />

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css' {}

/** The sheet without `light-dark()`. */
declare module '*.css?older' {}

declare module '*.css?inline' {
  const sheet: CSSStyleSheet
  export default sheet
}

/** Set by the build of the host. Code behind a false value is removed from the build. */
declare const SHOWCASE: boolean

/** A module of texts, printed as a PDF of the release. */
declare module '*?pdf' {
  const file: { url: string; bytes: number }
  export default file
}
