import type { OfferedUndo } from '@portal/contracts'
import { useDialogClose, useLinkTo, useUndo } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, CheckboxGroup, Dialog } from '@portal/ui'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSecurityEvents } from './events.api.ts'
import { undoTexts } from './undo.de.ts'
import { useUndoOptions } from './undo-options.ts'

/** Asks which parts of a change are to be as before. */
export default function UndoDialog() {
  const { t } = useTexts(undoTexts)
  const close = useDialogClose(useLinkTo()('events'))
  const changeId = new URLSearchParams(useLocation().search).get('change') ?? ''
  const { data, isPending } = useSecurityEvents()
  // What was offered stays listed while the list is loaded again.
  const [offered, setOffered] = useState<OfferedUndo>()
  const found = data?.events.find(({ undo }) => undo?.changeId === changeId)?.undo
  if (!offered && found) setOffered(found)
  // The page below shows that the list is loading.
  if (isPending) return null
  if (offered) return <UndoQuestion {...offered} onClose={close} />
  return (
    <Dialog title={t('title')} onClose={close} actions={<Button onClick={close}>{t('close')}</Button>}>
      <p>{t('over')}</p>
    </Dialog>
  )
}

function UndoQuestion({ changeId, parts, onClose }: OfferedUndo & { onClose: () => void }) {
  const { t } = useTexts(undoTexts)
  const undo = useUndo()
  const options = useUndoOptions(parts)
  const [chosen, setChosen] = useState(() => parts.map(({ id }) => id))
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)

  async function undoChosen() {
    if (chosen.length === 0) return setError(t('none'))
    setPending(true)
    const isDone = await undo(changeId, chosen)
    setPending(false)
    if (isDone) onClose()
  }

  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button busy={isPending} busyText={t('saving')} onClick={undoChosen}>
            {t('save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <CheckboxGroup
        name="parts"
        label={t('choose')}
        options={options}
        value={chosen}
        error={error}
        onChange={(ids) => {
          setError(undefined)
          setChosen(ids)
        }}
      />
    </Dialog>
  )
}
