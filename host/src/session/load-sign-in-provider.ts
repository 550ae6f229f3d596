/** Loads the sign-in SDK. The entry and the session share this import, because each `import()` of its own makes a chunk. */
export const loadSignInProvider = () =>
  import(/* webpackChunkName: "sign-in-provider" */ './sign-in-provider.tsx')
