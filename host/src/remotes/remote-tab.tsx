import { confirmRender, isExportedApp } from '@portal/federation/runtime'
import { LazyPlace } from '@portal/portal'
import { useTexts } from '@portal/text'
import { ErrorState } from '@portal/ui'
import { useEffect } from 'react'
import { AbsentPage } from '../failures/lazy-page.tsx'
import { hostTexts } from '../texts.de.ts'
import { lazyTab } from './lazy-tab.ts'
import { RemotePlace } from './remote-place.tsx'
import { useRemotes } from './use-remotes.ts'

/** Confirms the release once the tab beside it was rendered and its effects have not thrown either. An app is rendered later. */
function RenderConfirmation({ name }: { name: string }) {
  useEffect(() => {
    if (isExportedApp(name)) return undefined
    const timer = setTimeout(() => confirmRender(name))
    return () => clearTimeout(timer)
  }, [name])
  return null
}

/** A remote, loaded when it is first shown. A failure is shown in its place with a retry. */
export function RemoteTab({ name }: { name: string }) {
  const { t } = useTexts(hostTexts)
  const { remotes, portalOf } = useRemotes()
  if (!remotes[name]) return <AbsentPage cause="maintenance" />

  return (
    <LazyPlace
      part={lazyTab(name)}
      failure={(retry, retrying) => (
        <ErrorState level={1} title={t('noAnswer.title')} onRetry={retry} retrying={retrying}>
          {t('noAnswer.pageText')}
        </ErrorState>
      )}
    >
      {(Tab) => (
        <>
          <RemotePlace name={name}>
            <Tab portal={portalOf(name)} />
          </RemotePlace>
          <RenderConfirmation name={name} />
        </>
      )}
    </LazyPlace>
  )
}
