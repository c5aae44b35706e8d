import { useQueryClient } from "@tanstack/react-query"

/**
 * Returns a function that reads all data of the screen again, after something was written. A first read that is still
 * under way would otherwise be kept, although it may be older than what was written.
 */
export function useReload(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await queryClient.cancelQueries({ predicate: ({ state }) => state.data === undefined })
    await queryClient.invalidateQueries()
  }
}
