import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useTranslate } from "#i18n/language.tsx"
import { foundQuery } from "./queries.ts"

const KINDS = ["tours", "transfers", "blog"] as const
type Kind = (typeof KINDS)[number]

const messages = {
  also: { en: "Also found:", vi: "Cũng có:" },
  one: {
    tours: { en: "1 tour", vi: "1 tour" },
    transfers: { en: "1 transfer", vi: "1 chuyến đưa đón" },
    blog: { en: "1 article", vi: "1 bài viết" },
  },
  many: {
    tours: { en: "{n} tours", vi: "{n} tour" },
    transfers: { en: "{n} transfers", vi: "{n} chuyến đưa đón" },
    blog: { en: "{n} articles", vi: "{n} bài viết" },
  },
}

/** Links to what a search finds in the other lists, such as transfers for 'airport'. */
export function AlsoFoundList({ search, on }: { search: string; on: Kind }) {
  const t = useTranslate()
  const { data: found } = useQuery(foundQuery(search))
  const others = KINDS.filter((kind) => kind !== on && (found?.[kind] ?? 0) > 0)
  if (!found || others.length === 0) return null
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4">
      {t(messages.also)}
      {others.map((kind) => (
        <Link
          key={kind}
          to={`/${kind}`}
          search={{ search: kind === "blog" ? (found.words ?? search) : search }}
          className="text-link inline-flex min-h-11 items-center"
        >
          {found[kind] === 1 ? t(messages.one[kind]) : t(messages.many[kind], { n: found[kind] })}
        </Link>
      ))}
    </p>
  )
}
