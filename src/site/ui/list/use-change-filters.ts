import { type LinkProps, useNavigate, useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { parseSearch } from "#lib/address/search-params.ts"

/** Where a list is shown with certain filters. */
export type ListLink = Pick<LinkProps, "to" | "params" | "search">

type Options<F> = {
  changed: (filters: F, part: Partial<F>) => F
  /** The filters that the path holds. */
  inPath?: Partial<F>
  linkTo?: (filters: F) => ListLink
}

/** Changes the filters of the current URL. `chosen` are the filters as they will be, while `filters` still load. */
export function useChangeFilters<F extends object>(filters: F, { changed, inPath, linkTo }: Options<F>) {
  const navigate = useNavigate()
  const { history } = useRouter()
  const [awaited, setAwaited] = useState<F>()
  /** `isContinued` replaces the entry of the history. */
  const change = (part: Partial<F>, isContinued = false) => {
    const { search, state } = history.location
    const next = changed({ ...(parseSearch(search) as F), ...inPath }, part)
    setAwaited(next)
    const done = navigate({
      ...(linkTo?.(next) ?? { to: ".", search: next }),
      resetScroll: false,
      replace: isContinued || state.open !== undefined,
    })
    return done.finally(() => setAwaited((awaited) => (awaited === next ? undefined : awaited)))
  }
  return { chosen: awaited ?? filters, change }
}
