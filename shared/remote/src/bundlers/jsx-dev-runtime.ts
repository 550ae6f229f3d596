// What a development build compiles JSX for. The host does not provide it, so elements are made as in a release.
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

export { Fragment }

export const jsxDEV = (type: never, props: never, key: never, isStatic: boolean): unknown =>
  (isStatic ? jsxs : jsx)(type, props, key)
