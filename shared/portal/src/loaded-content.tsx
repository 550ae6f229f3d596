import { ErrorState, Loading } from '@portal/ui'
import type { ReactNode } from 'react'
import { isThirdBrand } from './tenant-announcement.ts'

/** Data on its way, as TanStack Query gives it. */
export interface Loadable<Data> {
  data: Data | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

interface LoadedContentProps<Data> {
  query: Loadable<Data>
  /** Stands above skeleton and failure; the content brings its own. */
  header?: ReactNode
  /** In the shape of what comes. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * The skeleton, the content, or the failure with a retry. What was loaded once stays in view. Customers of the third
 * brand get a dialog of the page's owner, and no failure behind it.
 */
export function LoadedContent<Data>({ query, header, skeleton, children }: LoadedContentProps<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  const failed = error && !isThirdBrand(error)
  return (
    <>
      {header}
      {failed ? (
        <ErrorState level={2} onRetry={refetch} retrying={isFetching}>
          Ihre Daten konnten gerade nicht geladen werden. Bitte versuchen Sie es noch einmal.
        </ErrorState>
      ) : (
        <Loading>{skeleton}</Loading>
      )}
    </>
  )
}
