import { readZipCode, ZipCodeValidationSchema } from '@portal/contracts'
import { FormDialog, useChangeForm, useDialogClose, useLinkTo } from '@portal/portal'
import { useTexts } from '@portal/text'
import { TextField } from '@portal/ui'
import { RefusedCode } from '../refused-code.tsx'
import { useJourney } from '../use-journey.tsx'
import { useZipCodeAttempt } from './zip-code.api.ts'
import { zipCodeTexts } from './zip-code.de.ts'

/** Proves that the invitation has reached its owner. The journey stores the typed digits. */
export function ZipCodeForm({ registrationCode }: { registrationCode: string }) {
  const { t } = useTexts(zipCodeTexts)
  const texts = t('form', { returnObjects: true })
  const { journey, dispatch } = useJourney()
  const close = useDialogClose(useLinkTo()('invitation'))
  const form = useChangeForm({
    schema: ZipCodeValidationSchema,
    defaults: { registrationCode, zipCode: journey.zipCode ?? '' },
    isGuarded: false,
    mutation: useZipCodeAttempt(),
    countsDown: true,
    onSaved(event, _, refuse) {
      dispatch(event)
      return event.type !== 'zipCodeWrong' || refuse('zipCode', t('wrong', { attempts: event.attemptsLeft }))
    },
  })
  return (
    <FormDialog form={form} texts={texts} refusal={<RefusedCode error={form.error} />} onClose={close}>
      <p>{texts.lead}</p>
      <TextField
        {...form.field('zipCode', readZipCode)}
        label={texts.field}
        hint={journey.attemptsLeft ? t('hintOf', { count: journey.attemptsLeft }) : texts.hint}
        inputMode="numeric"
        autoComplete="postal-code"
        onInput={({ currentTarget }) => dispatch({ type: 'zipCodeTyped', zipCode: currentTarget.value })}
      />
    </FormDialog>
  )
}
