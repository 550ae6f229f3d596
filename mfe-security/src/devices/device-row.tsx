import { BffError } from '@portal/bff-client'
import type { Device } from '@portal/contracts'
import { useChange, useResultToast } from '@portal/portal'
import { useTexts } from '@portal/text'
import { CountdownButton } from '@portal/ui'
import { useEffect, useId } from 'react'
import { DeviceIcon } from './device-kind.tsx'
import { deviceLabels } from './device-labels.ts'
import { useListRemoval, useSignOutDevice } from './devices.api.ts'
import { devicesTexts } from './devices.de.ts'
import css from './devices.module.css'
import { SignOutRefusal } from './sign-out-refusal.tsx'

interface DeviceRowProps {
  device: Device
  /** Whether the customer has just entered the password to sign it out. */
  isResumed: boolean
}

/** A device with its sign-out, which removes the row. */
export function DeviceRow({ device, isResumed }: DeviceRowProps) {
  const { t } = useTexts(devicesTexts)
  const notify = useResultToast()
  const labels = deviceLabels(device)
  const signOut = useSignOutDevice()
  const removeFromList = useListRemoval()
  const noteId = useId()

  async function send() {
    try {
      await signOut.mutateAsync(device.id)
      return t('signedOut')
    } catch (error) {
      if (error instanceof BffError && error.code === 'not-found') return t('signedOutBefore')
      throw error
    }
  }

  const change = useChange({
    mutation: { ...signOut, send },
    countsDown: true,
    async onSaved(title) {
      notify({ type: 'positive', title, content: labels.name })
      await removeFromList(({ id }) => id === device.id)
    },
  })

  const { submit } = change
  useEffect(() => {
    if (isResumed) void submit()
  }, [isResumed])

  return (
    <li className={css.device}>
      <span className={css.icon}>
        <DeviceIcon kind={device.kind} />
      </span>
      <div className={css.texts}>
        <p className={css.name}>{labels.name}</p>
        {labels.kind && <p className={css.note}>{labels.kind}</p>}
        <p className={css.note} id={noteId}>
          {labels.lastUsed}
        </p>
        <p className={css.note}>{labels.signedIn}</p>
      </div>
      <CountdownButton
        variant="quiet"
        availableAt={change.availableAt}
        busy={signOut.isPending}
        busyText={t('signingOut')}
        aria-label={`${t('signOut')} (${labels.name})`}
        aria-describedby={noteId}
        onClick={() => submit()}
      >
        {t('signOut')}
      </CountdownButton>
      <SignOutRefusal
        error={signOut.error}
        deviceId={device.id}
        isRepeated={isResumed}
        onDismiss={signOut.reset}
      />
    </li>
  )
}
