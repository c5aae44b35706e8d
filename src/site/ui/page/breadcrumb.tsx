import type { LinkProps } from "@tanstack/react-router"
import { Link } from "@tanstack/react-router"
import { useTranslate } from "#i18n/language.tsx"
import { Icon } from "#site/ui/icon.tsx"

const message = { en: "You are here", vi: "Bạn đang ở" }

type Step = { to: LinkProps["to"]; params?: Record<string, string>; label: string }

/** On phones one line: the title of the page stands below it anyway. */
export function Breadcrumb({ path, here }: { path: Step[]; here: string }) {
  const t = useTranslate()
  return (
    <nav aria-label={t(message)} className="text-sm">
      <ol className="flex items-center sm:flex-wrap">
        {path.map(({ label, ...link }, index) => (
          <li key={label} className="flex shrink-0 items-center nth-last-2:min-w-0 nth-last-2:shrink">
            <Link {...(link as LinkProps)} className="block truncate py-2.75 underline-offset-4 hover:underline">
              {label}
            </Link>
            <Icon
              name="chevron-right"
              className={`mx-1 size-4 shrink-0 text-soft ${index === path.length - 1 ? "max-sm:hidden" : ""}`}
            />
          </li>
        ))}
        <li aria-current="page" className="truncate text-soft max-sm:sr-only">
          {here}
        </li>
      </ol>
    </nav>
  )
}
