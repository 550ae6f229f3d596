import { type TenantId, tenants, today } from '@portal/contracts'
import { saveFile, useChange } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Card } from '@portal/ui'
import FileDown from 'lucide-react/icons/file-down'
import { DownloadRefusal } from '../download.tsx'
import { type ReceiptKind, useReceipt } from './history.api.ts'
import { historyTexts } from './history.de.ts'

export function ReceiptCard({ tenantId }: { tenantId: TenantId }) {
  const { t } = useTexts(historyTexts)
  const receipt = useReceipt(tenantId)
  const { submit, isPending, error } = useChange({
    mutation: { ...receipt, send: (kind: ReceiptKind) => receipt.mutateAsync(kind) },
    toasts: { saved: t('receipt.saved') },
    onSaved(file, kind) {
      const brand = tenants[tenantId].name.replaceAll(' ', '-')
      saveFile(file, `${t('receipt.file')}-${brand}-${today()}.${kind}`)
      return false
    },
  })

  return (
    <Card
      title={t('receipt.title')}
      icon={<FileDown />}
      actions={(['pdf', 'json'] as const).map((kind) => (
        <Button
          key={kind}
          variant="secondary"
          busy={isPending && receipt.variables === kind}
          busyText={t('receipt.loading')}
          onClick={() => submit(kind)}
        >
          {t(`receipt.${kind}`)}
        </Button>
      ))}
    >
      <p>{t('receipt.text')}</p>
      <DownloadRefusal error={error} />
    </Card>
  )
}
