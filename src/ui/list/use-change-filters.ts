import { useNavigate, useRouter } from "@tanstack/react-router"

/** Changes the filters of the current URL, because the rendered ones are older while a page loads. */
export function useChangeFilters<F extends object>(changed: (filters: F, part: Partial<F>) => F) {
  const navigate = useNavigate()
  const { history } = useRouter()
  return (part: Partial<F>) =>
    navigate({
      to: ".",
      search: (current) => changed(current as F, part),
      resetScroll: false,
      replace: "search" in part || history.location.state.dialog !== undefined,
    })
}
