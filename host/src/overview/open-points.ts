import {
  type CustomerProfile,
  contractDisplayName,
  contractPath,
  contractTerm,
  portalPaths,
  type UserProfile,
} from '@portal/contracts'
import { german } from '@portal/text'
import { numberWord } from './contract-sentence.ts'
import { overviewTexts } from './overview.de.ts'

/** Something that is due or pending, with its one action. */
export interface OpenPoint {
  kind: 'address' | 'device' | 'contract' | 'consent'
  text: string
  action: string
  path: string
}

/** What waits for the customer, the most urgent first. Letters on paper have their own question on the page. */
export function openPoints(user: UserProfile, customer: CustomerProfile): OpenPoint[] {
  const { t } = overviewTexts
  const { newDeviceAt, pendingEMailAddress } = user
  const { communicationChannelData, contractData, undecidedConsents = 0 } = customer
  const points: OpenPoint[] = []
  if (newDeviceAt) {
    points.push({
      kind: 'device',
      text: t('open.newDevice', { day: german.formatDay(newDeviceAt), time: german.formatTime(newDeviceAt) }),
      action: t('open.newDeviceAction'),
      path: portalPaths.devices,
    })
  }
  if (pendingEMailAddress) {
    points.push({
      kind: 'address',
      text: t('open.signInAddress', { address: pendingEMailAddress }),
      action: t('open.signInAddressAction'),
      path: portalPaths.security,
    })
  }
  for (const { value } of communicationChannelData.pendingEmailAddresses ?? []) {
    points.push({
      kind: 'address',
      text: t('open.address', { address: value }),
      action: t('open.addressAction'),
      path: portalPaths.emails,
    })
  }
  for (const contract of contractData.contracts) {
    if (contractTerm(contract) !== 'ending' || !contract.termEnd) continue
    points.push({
      kind: 'contract',
      text: t('open.ending', {
        contract: contractDisplayName(contract),
        date: german.formatDate(contract.termEnd),
      }),
      action: t('open.endingAction'),
      path: contractPath(contract.contractId),
    })
  }
  if (undecidedConsents > 0) {
    const count = undecidedConsents
    points.push({
      kind: 'consent',
      text: t('open.consents', { count, number: numberWord(count) }),
      action: t('open.consentsAction'),
      path: portalPaths.privacy,
    })
  }
  return points
}
