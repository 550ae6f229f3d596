import { useTexts } from '@portal/text'
import { Button } from '@portal/ui'
import { useState } from 'react'
import { findReplaced } from './email-addresses.ts'
import { EmailChange } from './email-change.tsx'
import { emailDialogsTexts } from './email-dialogs.de.ts'
import { useEmailsContext } from './emails-context.ts'
import { RemoveContactEmail } from './remove-contact-email.tsx'

/** Puts another address in the place of one, confirmed or not; a contact address can also just go. */
export default function EmailDialog() {
  const { t } = useTexts(emailDialogsTexts)
  const { profile, type, email, pending, close } = useEmailsContext()
  const [isRemoval, setRemoval] = useState(false)
  if (pending) {
    const replaced = findReplaced(profile, pending)
    return <EmailChange profile={profile} type={type} email={replaced} pending={pending} onClose={close} />
  }
  if (!email) return null
  if (isRemoval)
    return (
      <RemoveContactEmail profile={profile} email={email} onBack={() => setRemoval(false)} onClose={close} />
    )
  return (
    <EmailChange profile={profile} type={type} email={email} onClose={close}>
      {type === 'advertising' && (
        <Button variant="secondary" onClick={() => setRemoval(true)}>
          {t('remove')}
        </Button>
      )}
    </EmailChange>
  )
}
