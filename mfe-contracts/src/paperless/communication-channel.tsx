import type { Contract, CustomerProfile } from '@portal/contracts'
import { emailOfContract, RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, DataRow, DefinitionList } from '@portal/ui'
import Mailbox from 'lucide-react/icons/mailbox'
import { offeredChange } from './offered-change.ts'
import { paperlessTexts } from './paperless.de.ts'

export interface ContractLetters {
  profile: CustomerProfile
  contract: Contract
}

const dialogs = { toEmail: 'lettersByEmail', toPaper: 'lettersOnPaper' } as const

/** How the letters of a contract come, with the link to change it. */
export function CommunicationChannel({ profile, contract }: ContractLetters) {
  const { t } = useTexts(paperlessTexts)
  const { isPaperlessCommunication: isPaperless, contractId } = contract
  const email = emailOfContract(profile, contractId)?.value
  const byEmail = email ? t('card.byEmailTo', { email }) : t('card.byEmail')
  const change = offeredChange(contract)

  return (
    <Card
      title={t('card.title')}
      icon={<Mailbox />}
      actions={
        change && (
          <RouteLink className={buttonClass('quiet')} to={dialogs[change]} params={{ contractId }}>
            {t(`card.${change}`)}
          </RouteLink>
        )
      }
    >
      <DefinitionList>
        <DataRow label={t('card.channel')} hint={change && t('card.free')}>
          {isPaperless ? byEmail : t('card.byPost')}
        </DataRow>
      </DefinitionList>
    </Card>
  )
}
