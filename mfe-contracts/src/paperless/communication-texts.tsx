import { createTexts } from '@portal/text'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { communication } from './communication.texts.de.ts'

const texts = createTexts({ communication })

/** The words of this feature come with the chunk that shows them, in the tab and in the prompt alike. */
export function CommunicationTexts({ children }: { children: ReactNode }) {
  return <I18nextProvider i18n={texts}>{children}</I18nextProvider>
}
