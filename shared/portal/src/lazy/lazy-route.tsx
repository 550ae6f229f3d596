import { ErrorDialog, ErrorState } from '@portal/ui'
import type { ComponentType } from 'react'
import { useDialogClose } from '../dialog-close.ts'
import { createLazyPart, type LazyPart, type LoadPart } from './lazy-part.ts'
import { LazyPlace } from './lazy-place.tsx'

interface MissingProps {
  onRetry: () => void
  retrying: boolean
}

/**
 * Creates the component of a route whose page is a separate chunk: `const ListPage = lazyPage(loadListPage)`. If the chunk
 * cannot be loaded, the tab shows an error with a retry instead.
 */
export const lazyPage = (load: LoadPart): ComponentType => pageOf(createLazyPart(load))

/** Creates the component of a page from its part. */
export function pageOf(page: LazyPart<object>): ComponentType {
  return function LazyPage() {
    return (
      <LazyPlace
        part={page}
        failure={(retry, retrying) => <MissingPage onRetry={retry} retrying={retrying} />}
      >
        {(Page) => <Page />}
      </LazyPlace>
    )
  }
}

/** Like `lazyPage`, for a dialog with a route below that of its page. The error is a dialog above that page. */
export const lazyDialog = (load: LoadPart): ComponentType => dialogOf(createLazyPart(load))

/** Creates the component of a dialog from its part. */
export function dialogOf(dialog: LazyPart<object>): ComponentType {
  return function LazyDialog() {
    return (
      <LazyPlace
        part={dialog}
        failure={(retry, retrying) => <MissingDialog onRetry={retry} retrying={retrying} />}
      >
        {(Dialog) => <Dialog />}
      </LazyPlace>
    )
  }
}

function MissingPage(props: MissingProps) {
  return (
    <ErrorState level={1} {...props}>
      Diese Seite konnte gerade nicht geladen werden. Bitte versuchen Sie es noch einmal.
    </ErrorState>
  )
}

function MissingDialog(props: MissingProps) {
  const close = useDialogClose('..')
  return <ErrorDialog {...props} onClose={close} />
}
