import { Link } from "@tanstack/react-router"
import type { PageLink } from "./pagination.tsx"

/** Returns a component that links to the pages of a list. Page 1 is not part of the URL. */
export const pageLink =
  (searchOf: (page: number | undefined) => Record<string, unknown>): PageLink =>
  ({ page, label, current, className, children }) => (
    <Link
      key={label}
      to="."
      search={searchOf(page === 1 ? undefined : page)}
      aria-label={label}
      aria-current={current ? "page" : undefined}
      // Otherwise a link with a part of the present query would count as active.
      activeOptions={{ exact: true }}
      className={className}
    >
      {children}
    </Link>
  )
