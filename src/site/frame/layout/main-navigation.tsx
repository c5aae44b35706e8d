import { Link, type LinkProps } from "@tanstack/react-router"
import { useTranslate } from "#i18n/language.tsx"
import { addressIn, useNavigation } from "./navigation.ts"

export function NavigationLinks({ className, replace = false }: { className: string; replace?: boolean }) {
  const t = useTranslate()
  return useNavigation().map(({ label, ...link }) => (
    <Link
      key={addressIn({ label, ...link })}
      {...(link as LinkProps)}
      replace={replace}
      activeOptions={{ exact: link.to === "/", includeSearch: false }}
      className={`nav-link ${className}`}
    >
      {t(label)}
    </Link>
  ))
}
