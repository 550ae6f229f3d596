import { Button, PageHeader } from '@portal/ui'
import type { Root } from 'react-dom/client'
import { BareMain } from '../layouts/bare-main.tsx'
import { de } from '../texts.de.ts'

/** The portal could not start: the customer gets a page and a way on, the console gets the reason. */
export function showStartFailure(root: Root, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: whoever runs the portal must learn why it does not start.
  console.error(error)
  document.title = `${de.noAnswer.title} – ${de.account}`
  root.render(
    <BareMain>
      <PageHeader title={de.noAnswer.title}>
        {navigator.onLine ? de.noAnswer.text : de.noAnswer.offline}
      </PageHeader>
      <Button onClick={() => location.reload()}>{de.noAnswer.reload}</Button>
    </BareMain>,
  )
}
