import { Link } from "@tanstack/react-router"
import { useTranslate } from "#i18n/language.tsx"
import { navigation } from "./navigation.ts"

export function NavigationLinks({ className, replace = false }: { className: string; replace?: boolean }) {
  const t = useTranslate()
  return navigation.map(({ to, label }) => (
    <Link
      key={to}
      to={to}
      replace={replace}
      activeOptions={{ exact: to === "/", includeSearch: false }}
      className={`nav-link ${className}`}
    >
      {t(label)}
    </Link>
  ))
}
