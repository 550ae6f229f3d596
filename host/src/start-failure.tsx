import { Button, PageHeader } from '@portal/ui'
import type { Root } from 'react-dom/client'
import { BareMain } from './layouts/main-content.tsx'
import { Picture } from './pictures/picture.tsx'
import { hostTexts } from './texts.de.ts'

/** Shows that the portal could not start, with a reload, and logs the reason. Without a connection it reloads once that returns. */
export function showStartFailure(root: Root, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the operator needs the reason.
  console.error(error)
  const { t } = hostTexts
  document.title = `${t('noAnswer.title')} – ${t('account')}`
  if (!navigator.onLine) addEventListener('online', () => location.reload(), { once: true })
  root.render(
    <BareMain>
      <Picture name="noAnswer" />
      <PageHeader title={t('noAnswer.title')}>
        {navigator.onLine ? t('noAnswer.text') : t('noAnswer.offline')}
      </PageHeader>
      <div>
        <Button onClick={() => location.reload()}>{t('noAnswer.reload')}</Button>
      </div>
    </BareMain>,
  )
}
