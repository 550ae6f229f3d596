import { createTab } from '@portal/portal'
import { createTexts } from '@portal/text'
import { PaperlessPrompt } from '../paperless/paperless-prompt.tsx'

// The words come with the dialogs.
export default createTab(createTexts({}), PaperlessPrompt)
