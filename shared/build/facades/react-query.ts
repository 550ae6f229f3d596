// What the portal uses of TanStack Query.
export {
  QueryClient,
  QueryClientProvider,
  skipToken,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
