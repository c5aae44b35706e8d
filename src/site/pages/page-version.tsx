import { useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute, Link } from "@tanstack/react-router"
import { formatDate } from "#i18n/format.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { inLanguage } from "#i18n/localized.ts"
import { notFoundOr } from "#lib/api/not-found.ts"
import { pageHead } from "#lib/head/page-head.ts"
import { hanoiDate } from "#lib/today.ts"
import { Notice } from "#site/ui/notice.tsx"
import { LegalText } from "./legal-page.tsx"
import { pageMessages as texts } from "./messages.ts"
import { usePageLinks } from "./page-links.ts"
import { pageVersionQuery } from "./queries.ts"

export const Route = createFileRoute("/pages/$id/$number")({
  loader: async ({ context: { queryClient }, params: { id, number } }) => {
    await queryClient.ensureQueryData(pageVersionQuery(id, number)).catch((error) => {
      throw notFoundOr(error)
    })
  },
  head: ({ match: { context }, params: { id, number } }) => {
    const version = context.queryClient.getQueryData(pageVersionQuery(id, number).queryKey)
    if (!version) return {}
    return pageHead(context, {
      title: inLanguage(version.title, context.language),
      description: inLanguage(version.description, context.language),
      path: `/pages/${id}/${number}`,
      noindex: true,
    })
  },
  component: PageVersionPage,
})

/** What a page said when a guest booked. */
function PageVersionPage() {
  const t = useTranslate()
  const language = useLanguage()
  const { id, number } = Route.useParams()
  const { data: version } = useSuspenseQuery(pageVersionQuery(id, number))
  const [today] = usePageLinks({ kind: version.kind }).map(({ to, params }) => ({ to, params }))
  const date = formatDate(hanoiDate(new Date(version.at)), language, "day")
  return (
    <LegalText texts={version} title={t(texts.versionOf, { title: t(version.title), date })}>
      {!version.isCurrent && (
        <Notice tone="neutral" className="mt-4">
          {t(texts.versionOld)}{" "}
          {today && (
            <Link {...today} className="text-link">
              {t(texts.versionToday)}
            </Link>
          )}
        </Notice>
      )}
    </LegalText>
  )
}
