import { useRouterState } from "@tanstack/react-router"

export function ProgressBar() {
  const loading = useRouterState({ select: ({ isLoading }) => isLoading })
  return loading && <div className="progress" aria-hidden="true" />
}
