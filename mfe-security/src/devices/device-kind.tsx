import Monitor from 'lucide-react/icons/monitor'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Smartphone from 'lucide-react/icons/smartphone'
import Tablet from 'lucide-react/icons/tablet'

const icons = { phone: Smartphone, tablet: Tablet, computer: Monitor }
type DeviceKind = keyof typeof icons

/** The kind, unless it is unknown to this release. */
export function knownKind(kind: string | undefined): DeviceKind | undefined {
  return (Object.keys(icons) as DeviceKind[]).find((known) => known === kind)
}

export function DeviceIcon({ kind }: { kind: string | undefined }) {
  const known = knownKind(kind)
  const Icon = known ? icons[known] : MonitorSmartphone
  return <Icon aria-hidden />
}
