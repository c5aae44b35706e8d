import type { LinkProps } from "@tanstack/react-router"
import { Link } from "@tanstack/react-router"
import { useTranslate } from "#i18n/language.tsx"
import { Icon } from "#ui/icon.tsx"

const message = { en: "You are here", vi: "Bạn đang ở" }

type Step = { to: LinkProps["to"]; params?: Record<string, string>; label: string }

export function Breadcrumb({ path, here }: { path: Step[]; here: string }) {
  const t = useTranslate()
  return (
    <nav aria-label={t(message)} className="text-sm">
      <ol className="flex flex-wrap items-center">
        {path.map(({ label, ...link }) => (
          <li key={label} className="flex items-center">
            <Link
              {...(link as LinkProps)}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {label}
            </Link>
            <Icon name="chevron-right" className="mx-1 size-4 text-soft" />
          </li>
        ))}
        <li aria-current="page" className="max-w-[16rem] truncate text-soft sm:max-w-none">
          {here}
        </li>
      </ol>
    </nav>
  )
}
