import { BirthDateInputSchema, type PersonalData, readDateDigits } from '@portal/contracts'
import { FormDialog, useChangeForm } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { TextField } from '@portal/ui'
import { useState } from 'react'
import * as v from 'valibot'
import { personalDataTexts } from '../texts.de.ts'
import { useChangeBirthDate } from './birth-date.api.ts'

function readBirthDate(text: string) {
  const { success, output } = v.safeParse(BirthDateInputSchema, text)
  return success ? { shown: german.formatDate(output) } : readDateDigits(text)
}

export function BirthDateForm({ birthday, version, onClose }: PersonalData & { onClose: () => void }) {
  const { t } = useTexts(personalDataTexts)
  const texts = t('birthDate', { returnObjects: true })
  const current = birthday ? german.formatDate(birthday) : ''
  const [title] = useState(birthday ? texts.change : texts.add)
  const form = useChangeForm({
    schema: v.object({ birthdate: BirthDateInputSchema }),
    defaults: { birthdate: current },
    draft: 'birth-date',
    version,
    mutation: useChangeBirthDate(),
    toasts: texts,
    onSaved: onClose,
  })
  const stale = form.isReloaded ? t('birthDate.stale', { current }) : texts.staleUnknown
  return (
    <FormDialog form={form} texts={{ ...texts, title }} stale={stale} onClose={onClose}>
      <TextField
        {...form.field('birthdate', readBirthDate)}
        label={texts.title}
        hint={texts.hint}
        autoComplete="bday"
        inputMode="text"
      />
    </FormDialog>
  )
}
