import { type TenantId, tenants, today } from '@portal/contracts'
import { usePortal, useSubmitOnce } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Card, CardGrid } from '@portal/ui'
import FileDown from 'lucide-react/icons/file-down'
import { DownloadRefusal } from '../download-refusal.tsx'
import { saveFile } from '../save-file.ts'
import { type ReceiptKind, useReceipt } from './history.api.ts'
import { historyTexts } from './history.de.ts'

/** The proof of all consents as a file; a button that failed is there to be pressed again. */
export function ReceiptCard({ tenantId }: { tenantId: TenantId }) {
  const { t } = useTexts(historyTexts)
  const { notify } = usePortal()
  const { mutateAsync, isPending, variables, error } = useReceipt(tenantId)

  const download = useSubmitOnce(async (kind: ReceiptKind) => {
    const brand = tenants[tenantId].name.replaceAll(' ', '-')
    try {
      saveFile(await mutateAsync(kind), `${t('receipt.file')}-${brand}-${today()}.${kind}`)
      notify({ type: 'positive', title: t('receipt.saved') })
    } catch {
      // Told beside the buttons; the end of the session leads to the sign-in.
    }
    // It may be wanted again.
    return false
  })

  return (
    <CardGrid>
      <Card
        title={t('receipt.title')}
        icon={<FileDown />}
        actions={(['pdf', 'json'] as const).map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            busy={isPending && variables === kind}
            busyText={t('receipt.loading')}
            onClick={() => download(kind)}
          >
            {t(`receipt.${kind}`)}
          </Button>
        ))}
      >
        <p>{t('receipt.text')}</p>
        <DownloadRefusal error={error} />
      </Card>
    </CardGrid>
  )
}
