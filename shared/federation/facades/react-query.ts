// The exports of TanStack Query that the portal uses.
export {
  QueryClient,
  QueryClientProvider,
  skipToken,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
