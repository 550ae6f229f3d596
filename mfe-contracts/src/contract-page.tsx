import { ContractPage } from './contract/contract-page.tsx'
import { CommunicationChannel } from './paperless/communication-channel.tsx'

export default function ContractPageWithLetters() {
  return <ContractPage lettersCard={(own) => <CommunicationChannel {...own} />} />
}
