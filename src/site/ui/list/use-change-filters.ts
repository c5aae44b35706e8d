import { type LinkProps, useNavigate, useRouter } from "@tanstack/react-router"
import { parseSearch } from "#lib/address/search-params.ts"

/** Where a list is shown with certain filters. */
export type ListLink = Pick<LinkProps, "to" | "params" | "search">

type Options<F> = {
  changed: (filters: F, part: Partial<F>) => F
  /** The filters that the path holds. */
  inPath?: Partial<F>
  linkTo?: (filters: F) => ListLink
}

/** Changes the filters of the current URL, because the rendered ones are older while a page loads. */
export function useChangeFilters<F extends object>({ changed, inPath, linkTo }: Options<F>) {
  const navigate = useNavigate()
  const { history } = useRouter()
  /** `isContinued` replaces the entry of the history. */
  return (part: Partial<F>, isContinued = false) => {
    const { search, state } = history.location
    const filters = changed({ ...(parseSearch(search) as F), ...inPath }, part)
    return navigate({
      ...(linkTo?.(filters) ?? { to: ".", search: filters }),
      resetScroll: false,
      replace: isContinued || state.open !== undefined,
    })
  }
}
