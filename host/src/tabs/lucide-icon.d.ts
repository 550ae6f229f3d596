/** What draws an icon. The library's main file has two thousand icons beside it, which each build and test would read. */
declare module 'lucide-react/dist/esm/Icon.mjs' {
  export { Icon as default } from 'lucide-react'
}
