import { useRouterState } from "@tanstack/react-router"

/** A thin bar along the upper edge while a page is on its way. */
export function ProgressBar() {
  const loading = useRouterState({ select: ({ isLoading }) => isLoading })
  return loading && <div className="progress" aria-hidden="true" />
}
