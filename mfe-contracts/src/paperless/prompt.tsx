import type { CustomerProfile } from '@portal/contracts'
import { contractsOf, knownAddresses } from '@portal/portal'
import { useTexts } from '@portal/text'
import { AskDialog } from './ask-dialog.tsx'
import { EmailPicker } from './email-picker.tsx'
import { paperlessTexts } from './paperless.de.ts'
import { Reminder } from './reminder.tsx'
import { SwitchResults } from './switch-results-dialog.tsx'
import { usePrompt } from './use-prompt.ts'

interface PromptProps {
  profile: CustomerProfile
  /** The sign-in address. */
  registration: string
}

/** The view of each state. */
export default function Prompt({ profile, registration }: PromptProps) {
  const { t } = useTexts(paperlessTexts)
  const { state, attempt, onPaper, error, send } = usePrompt(profile)
  const addresses = knownAddresses(profile, registration)
  const isSingle = addresses.length === 1
  const wants = (email: string) => ({ wanted: { email, contractIds: onPaper, results: [] } })
  const contracts = contractsOf(profile, onPaper)
  const question = {
    profile,
    contracts,
    address: isSingle ? registration : undefined,
    error,
    onConfirm: () => send(isSingle ? 'confirmedOne' : 'confirmedSeveral', wants(registration)),
    onSkip: () => send('skipped'),
  }

  switch (state) {
    case 'asking':
    case 'switchingFromAsking':
      return <AskDialog {...question} isPending={state !== 'asking'} />
    case 'reminding':
    case 'switchingFromReminding':
      return <Reminder {...question} isPending={state !== 'reminding'} />
    case 'choosing':
    case 'switchingFromChoosing':
      return (
        <EmailPicker
          profile={profile}
          contracts={contracts}
          addresses={addresses}
          registration={registration}
          isPending={state !== 'choosing'}
          error={error}
          onSelect={(email) => send('chosen', wants(email))}
          onSkip={() => send('skipped')}
          onClose={() => send('closed')}
        />
      )
    case 'showingResults':
    case 'retrying':
      return (
        attempt && (
          <SwitchResults
            profile={profile}
            intro={t('results.email', { email: attempt.email })}
            results={attempt.results}
            isPending={state === 'retrying'}
            error={error}
            onRetry={(contractIds) => send('retried', { wanted: { ...attempt, contractIds } })}
            onClose={() => send('closed')}
          />
        )
      )
    default:
      return null
  }
}
