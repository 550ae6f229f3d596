import { Button, PageHeader } from '@portal/ui'
import type { Root } from 'react-dom/client'
import { BareMain } from './layouts/bare-main.tsx'
import { hostTexts } from './texts.de.ts'

/** The portal could not start: shows a page with a way on, and writes the reason to the console. */
export function showStartFailure(root: Root, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the operator must learn why the portal does not start.
  console.error(error)
  const { t } = hostTexts
  document.title = `${t('noAnswer.title')} – ${t('account')}`
  root.render(
    <BareMain>
      <PageHeader title={t('noAnswer.title')}>
        {navigator.onLine ? t('noAnswer.text') : t('noAnswer.offline')}
      </PageHeader>
      <Button onClick={() => location.reload()}>{t('noAnswer.reload')}</Button>
    </BareMain>,
  )
}
