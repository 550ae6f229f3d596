import { Avatar } from '@portal/ui'
import { usePersonalData } from './account-panel.tsx'
import { PlaceholderAvatar } from './placeholder-avatar.tsx'

export function OwnAvatar() {
  const personalData = usePersonalData()
  if (!personalData?.name) return <PlaceholderAvatar />
  return <Avatar name={personalData.name} image={personalData.avatarContent} />
}
