import { Link } from "@tanstack/react-router"
import type { PageLink } from "./pagination.tsx"

/** Draws the links to the pages of a list whose state is the address's query. Page 1 is not named in it. */
export const pageLink =
  (searchOf: (page: number | undefined) => Record<string, unknown>): PageLink =>
  ({ page, label, current, className, children }) => (
    <Link
      key={label}
      to="."
      search={searchOf(page === 1 ? undefined : page)}
      aria-label={label}
      aria-current={current ? "page" : undefined}
      // Otherwise every query that is a part of the present one would be the present page.
      activeOptions={{ exact: true }}
      className={className}
    >
      {children}
    </Link>
  )
