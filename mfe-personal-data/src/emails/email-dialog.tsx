import { openIdsOf } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button } from '@portal/ui'
import { useState } from 'react'
import { findReplaced } from './email-addresses.ts'
import { EmailChange } from './email-change.tsx'
import { emailDialogsTexts } from './email-dialogs.de.ts'
import { useEmailsContext } from './emails-context.ts'
import { RemoveContactEmail } from './remove-contact-email.tsx'

/** Adds an address, or replaces a confirmed or unconfirmed one. One that no open contract needs can also be removed. */
export default function EmailDialog() {
  const { t } = useTexts(emailDialogsTexts)
  const { profile, type, item, close } = useEmailsContext()
  const [isRemoval, setRemoval] = useState(false)
  if (item && 'contact' in item) {
    const replaced = findReplaced(profile, item)
    return <EmailChange profile={profile} type={type} email={replaced} pending={item} onClose={close} />
  }
  if (item && isRemoval)
    return (
      <RemoveContactEmail profile={profile} email={item} onBack={() => setRemoval(false)} onClose={close} />
    )
  return (
    <EmailChange profile={profile} type={type} email={item} onClose={close}>
      {item && (type === 'advertising' || openIdsOf(profile, item.contracts).length === 0) && (
        <Button variant="secondary" onClick={() => setRemoval(true)}>
          {t('remove')}
        </Button>
      )}
    </EmailChange>
  )
}
