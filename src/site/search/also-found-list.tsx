import { useQuery } from "@tanstack/react-query"
import { Link, type LinkProps } from "@tanstack/react-router"
import { directionSearch } from "#domain/transfers/reversed.ts"
import { common } from "#i18n/common-messages.ts"
import { useTranslate } from "#i18n/language.tsx"
import type { LocalizedContent } from "#i18n/localized.ts"
import { Icon, type IconName } from "#site/ui/icon.tsx"
import { foundQuery } from "./queries.ts"

const KINDS = ["tours", "transfers", "blog"] as const
type Kind = (typeof KINDS)[number]

const ICONS: Record<Kind, IconName> = { tours: "route", transfers: "car", blog: "file-text" }
const PAGES = { tours: "/tour/$slug", transfers: "/transfer/$slug", blog: "/blog/$slug" } as const

const messages = {
  also: { en: "Also found", vi: "Cũng có" },
  kinds: {
    tours: common.tours,
    transfers: { en: "Transfers", vi: "Đưa đón" },
    blog: { en: "Articles", vi: "Bài viết" },
  },
  all: {
    tours: { en: "All {n} tours", vi: "Cả {n} tour" },
    transfers: { en: "All {n} transfers", vi: "Cả {n} chuyến đưa đón" },
    blog: { en: "All {n} articles", vi: "Cả {n} bài viết" },
  },
}

/** Shows what a search finds in the other lists, such as transfers for 'airport', as rows. */
export function AlsoFoundList({ search, on }: { search: string; on: Kind }) {
  const t = useTranslate()
  const { data: found } = useQuery(foundQuery(search))
  const others = KINDS.filter((kind) => kind !== on && (found?.[kind].total ?? 0) > 0)
  if (!found || others.length === 0) return null
  return (
    <section aria-labelledby="also-found" className="mt-10">
      <h2 id="also-found" className="text-xl font-bold">
        {t(messages.also)}
      </h2>
      <div className="mt-4 grid gap-6 md:grid-cols-2">
        {others.map((kind) => (
          <section key={kind} aria-label={t(messages.kinds[kind])}>
            <h3 className="font-semibold">{t(messages.kinds[kind])}</h3>
            <ul className="mt-2 divide-y divide-hairline rounded-card border border-hairline bg-sheet">
              {found[kind].data.map((item) => (
                <Row key={keyOf(item)} kind={kind} title={item.title} link={linkTo(kind, item)} />
              ))}
            </ul>
            {found[kind].total > found[kind].data.length && (
              <Link
                to={`/${kind}`}
                search={
                  kind === "transfers" && found.ride
                    ? found.ride
                    : { search: kind === "blog" ? (found.words ?? search) : search }
                }
                className="text-link inline-flex min-h-11 items-center"
              >
                {t(messages.all[kind], { n: found[kind].total })}
              </Link>
            )}
          </section>
        ))}
      </div>
    </section>
  )
}

type Item = { slug: string; title: LocalizedContent; isReversed?: boolean | undefined }

/** A service may be found in both directions. */
const keyOf = ({ slug, isReversed = false }: Item) => `${slug} ${isReversed}`

const linkTo = (kind: Kind, { slug, isReversed }: Item) => ({
  to: PAGES[kind],
  params: { slug },
  search: directionSearch(isReversed),
})

type RowProps = { kind: Kind; title: LocalizedContent; link: Pick<LinkProps, "to" | "params" | "search"> }

function Row({ kind, title, link }: RowProps) {
  const t = useTranslate()
  return (
    <li>
      <Link {...link} className="flex min-h-12 items-center gap-3 px-4 py-3 hover:bg-mist">
        <Icon name={ICONS[kind]} className="size-5 shrink-0 text-soft" />
        <span className="min-w-0 flex-1">{t(title)}</span>
        <Icon name="arrow-right" className="size-4 shrink-0 text-soft" />
      </Link>
    </li>
  )
}
