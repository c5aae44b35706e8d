import { Link } from "@tanstack/react-router"
import { ArrowRight } from "lucide-react"
import type { TourCategory } from "#features/categories/category.ts"
import { useT } from "#i18n/language.tsx"
import { homeMessages as texts } from "./home-messages.ts"

/** The tour categories as a list to choose from. */
export function HomeThemes({ themes }: { themes: TourCategory[] }) {
  const t = useT()
  return (
    <section className="wrap mt-16 lg:mt-28">
      <h2 className="text-3xl font-bold lg:text-4xl">{t(texts.themes)}</h2>
      <ul className="mt-6 grid border-t border-hairline sm:grid-cols-2 sm:gap-x-10">
        {themes.map((theme) => (
          <li key={theme.slug} className="border-b border-hairline">
            <Link
              to="/category/$slug"
              params={{ slug: theme.slug }}
              activeProps={{}}
              className="group flex min-h-20 items-center justify-between gap-4 py-4"
            >
              <span>
                <span className="block font-display text-lg font-bold group-hover:underline">{t(theme.name)}</span>
                <span className="text-sm text-soft">{t(theme.description)}</span>
              </span>
              <ArrowRight className="size-5 shrink-0 text-vermilion" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
