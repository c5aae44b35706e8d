import { useT } from "#i18n/language.tsx"
import { Link } from "#ui/link.tsx"
import { navigation } from "./navigation.ts"

/** The links of the main navigation; the one to the page that is shown is marked. */
export function NavigationLinks({ className }: { className: string }) {
  const t = useT()
  return navigation.map(({ to, label }) => (
    <Link
      key={to}
      to={to}
      activeOptions={{ exact: to === "/", includeSearch: false }}
      className={`nav-link ${className}`}
    >
      {t(label)}
    </Link>
  ))
}
