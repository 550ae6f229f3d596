// The exports of TanStack Query that elements use.
export {
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  skipToken,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
