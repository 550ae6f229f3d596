import type { RemoteName } from '@portal/contracts'
import FileText from 'lucide-react/icons/file-text'
import House from 'lucide-react/icons/house'
import KeyRound from 'lucide-react/icons/key-round'
import Link2 from 'lucide-react/icons/link-2'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserRound from 'lucide-react/icons/user-round'

/** The icon of each remote's tab. */
export const tabIcons: Record<RemoteName, typeof House> = {
  'mfe-personal-data': UserRound,
  'mfe-contracts': FileText,
  'mfe-security': KeyRound,
  'mfe-privacy': ShieldCheck,
  'mfe-identity-linking': Link2,
}

export const OverviewIcon = House
