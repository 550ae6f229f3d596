import { EmailChange } from './email-change.tsx'
import { useEmailsContext } from './emails-context.ts'

export default function NewEmailDialog() {
  const { profile, type, close } = useEmailsContext()
  return <EmailChange profile={profile} type={type} onClose={close} />
}
