import type { Contract, CustomerProfile } from '@portal/contracts'
import { DialogLink, emailOfContract, useLinkTo } from '@portal/portal'
import { buttonClass, Card, DataRow, DefinitionList } from '@portal/ui'
import Mailbox from 'lucide-react/icons/mailbox'
import { useTranslation } from 'react-i18next'
import { loadLettersByEmailDialog, loadLettersOnPaperDialog } from '../pages.ts'
import { paths } from '../paths.ts'
import { CommunicationTexts } from './communication-texts.tsx'
import { offeredChange } from './offered-change.ts'

export interface ContractLetters {
  profile: CustomerProfile
  contract: Contract
}

const changes = {
  toEmail: { path: paths.lettersByEmail, preload: loadLettersByEmailDialog },
  toPaper: { path: paths.lettersOnPaper, preload: loadLettersOnPaperDialog },
}

function ChannelCard({ profile, contract }: ContractLetters) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const { isPaperlessCommunication: isPaperless, contractId } = contract
  const email = emailOfContract(profile, contractId)?.value
  const byEmail = email ? t('communication.card.byEmailTo', { email }) : t('communication.card.byEmail')
  const change = offeredChange(contract)

  return (
    <Card
      title={t('communication.card.title')}
      icon={<Mailbox />}
      actions={
        change && (
          <DialogLink
            className={buttonClass('secondary')}
            to={linkTo(changes[change].path, { contractId })}
            preload={changes[change].preload}
          >
            {t(`communication.card.${change}`)}
          </DialogLink>
        )
      }
    >
      <DefinitionList>
        <DataRow label={t('communication.card.way')} hint={change && t('communication.card.free')}>
          {isPaperless ? byEmail : t('communication.card.byPost')}
        </DataRow>
      </DefinitionList>
    </Card>
  )
}

/** How the letters of a contract come, and the change to the other way in the same place. */
export function CommunicationChannel(letters: ContractLetters) {
  return (
    <CommunicationTexts>
      <ChannelCard {...letters} />
    </CommunicationTexts>
  )
}
