import { isStepUpNeeded, StepUpDialog } from '@portal/portal'
import { useTexts } from '@portal/text'
import { DownloadRefusal } from '../download.tsx'
import { myDataTexts } from './my-data.de.ts'
import { ACTION, type MyDataView } from './use-my-data.ts'

interface MyDataRefusalProps {
  refusal: NonNullable<MyDataView['refusal']>
  onClose: () => void
}

/** The error of the request, or the question for the password. */
export function MyDataRefusal({ refusal: { error, isRetry }, onClose }: MyDataRefusalProps) {
  const { t } = useTexts(myDataTexts)
  if (!isStepUpNeeded(error)) return <DownloadRefusal error={error} />
  return (
    <StepUpDialog
      action={ACTION}
      purpose={t('signIn.purpose')}
      error={error}
      isRepeated={isRetry}
      onClose={onClose}
    />
  )
}
