// The style sheet `@portal/brands/illustrations.css`: the build runs this module and takes its text.
import { illustrationUrl } from './drawings.ts'
import { tokenSheet } from './token-sheet.ts'

export default tokenSheet((id) => [`--illustration:url("${illustrationUrl(id)}")`])
