// The exports of TanStack Query that the portal uses.
export {
  notifyManager,
  QueryClient,
  QueryClientProvider,
  skipToken,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
