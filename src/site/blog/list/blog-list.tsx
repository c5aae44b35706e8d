import { useQuery } from "@tanstack/react-query"
import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router"
import { categoryNames, POST_CATEGORIES, type PostFilters } from "#domain/blog/post.ts"
import type { PostsAnswer } from "#domain/search/search.ts"
import { formatNumber } from "#i18n/format.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { isUnavailable } from "#lib/api/api-error.ts"
import { errorText } from "#lib/text/error-text.ts"
import { FeaturedPost, PostCard } from "#site/blog/post-card.tsx"
import { postsQuery } from "#site/blog/queries.ts"
import { UnavailableCard } from "#site/enquiries/contact/unavailable-card.tsx"
import { NewsletterForm } from "#site/newsletter/newsletter-form.tsx"
import { AlsoFoundList } from "#site/search/also-found-list.tsx"
import { Button } from "#site/ui/button.tsx"
import { type AppliedFilter, AppliedFilters } from "#site/ui/list/applied-filters.tsx"
import { FilterForm, SearchFilter } from "#site/ui/list/list-filters.tsx"
import { pageLink } from "#site/ui/list/page-link.tsx"
import { Pagination } from "#site/ui/list/pagination.tsx"
import { useChangeFilters } from "#site/ui/list/use-change-filters.ts"
import type { OnSearch } from "#site/ui/list/use-search-text.ts"
import { ListJsonLd } from "#site/ui/page/json-ld.tsx"
import { CardSkeleton } from "#site/ui/skeleton.tsx"
import { messages } from "./messages.ts"
import { changed } from "./post-search.ts"

/** Spec §9. */
const PLACEHOLDERS = 6
const GRID = "mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3"

export function BlogList({ filters }: { filters: PostFilters }) {
  const t = useTranslate()
  const { data, error, isPlaceholderData, refetch } = useQuery(postsQuery(filters))
  const { change } = useChangeFilters<PostFilters>(filters, { changed })
  const search: OnSearch = (text, isContinued) => change({ search: text }, isContinued)
  if (!data && isUnavailable(error)) return <UnavailableCard onRetry={() => refetch()} />
  return (
    <div className="wrap pt-8 lg:pt-12">
      <header className="max-w-3xl">
        <h1 className="text-4xl font-bold lg:text-5xl">{t(messages.title)}</h1>
        <p className="mt-3 text-lg text-soft">{t(messages.lead)}</p>
      </header>
      <div className="mt-8 grid gap-5 lg:grid-cols-[20rem_1fr] lg:items-end lg:gap-10">
        <FilterForm onSearch={search}>
          <SearchFilter
            label={t(messages.search)}
            placeholder={t(messages.searchPlaceholder)}
            value={filters.search}
            onSearch={search}
          />
        </FilterForm>
        <Topics filters={filters} />
      </div>
      {data ? (
        <Found filters={filters} answer={data} stale={isPlaceholderData} />
      ) : error ? (
        <Failure message={error.message} onRetry={() => refetch()} />
      ) : (
        <Placeholders />
      )}
      <section className="mt-16 rounded-card bg-mist p-6 sm:p-10 lg:mt-28">
        <h2 className="text-2xl font-bold">{t(messages.newsletter)}</h2>
        <p className="mt-2 mb-5 max-w-[38em]">{t(messages.newsletterText)}</p>
        <NewsletterForm look="secondary" />
      </section>
    </div>
  )
}

/** Links, not buttons, so that they work without JavaScript. The topics are from spec §9. */
function Topics({ filters }: { filters: PostFilters }) {
  const t = useTranslate()
  const topics = [
    { slug: undefined, name: messages.all },
    ...POST_CATEGORIES.map((slug) => ({ slug, name: categoryNames[slug] })),
  ]
  return (
    <nav aria-label={t(messages.categories)}>
      <ul className="flex flex-wrap gap-2">
        {topics.map(({ slug, name }) => (
          <li key={name.en}>
            <Link
              to="."
              search={changed(filters, { category: slug })}
              resetScroll={false}
              activeOptions={{ exact: true }}
              aria-current={filters.category === slug ? "true" : undefined}
              className="chip"
            >
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type FoundProps = { filters: PostFilters; answer: PostsAnswer; stale: boolean }

function Found({ filters, answer: { data, pagination, nearest }, stale }: FoundProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { total, page, pages } = pagination
  const [first, ...rest] = nearest ? [undefined, ...nearest.data] : data
  const { search, category } = filters
  const applied: AppliedFilter[] = []
  const add = (label: string, without: Partial<PostFilters>) =>
    applied.push({ label, without: { to: "/blog", search: changed(filters, without) } })
  if (search) add(`“${search}”`, { search: undefined })
  if (category) add(t(categoryNames[category]), { category: undefined })
  const empty = nearest
    ? { title: t(nearest.sentence), text: t(messages.nearestText) }
    : { title: t(messages.none), text: t(messages.noneText) }
  return (
    <section aria-busy={stale} className={stale ? "opacity-60" : ""}>
      <ListJsonLd items="/blog/" shows={data} />
      <p role="status" className="mt-8 font-semibold">
        {t(messages.found, { n: formatNumber(total, language) })}
      </p>
      {!first && <AppliedFilters filters={applied} empty={empty} />}
      {first && <FeaturedPost post={first} />}
      <ul className={GRID}>
        {rest.map(
          (post) =>
            post && (
              <li key={post._id} className="grid">
                <PostCard post={post} />
              </li>
            ),
        )}
      </ul>
      <Pagination page={page} pages={pages} link={pageLink((page) => changed(filters, { page }))} />
      {search && <AlsoFoundList search={search} on="blog" />}
    </section>
  )
}

function Placeholders() {
  const t = useTranslate()
  return (
    <section>
      <p role="status" className="mt-8 font-semibold">
        {t(messages.loading)}
      </p>
      <div className={GRID}>
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their position
          <CardSkeleton key={index} />
        ))}
      </div>
    </section>
  )
}

function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const t = useTranslate()
  return (
    <div role="alert" className="mt-8 panel p-6">
      <h2 className="text-2xl font-bold">{t(messages.failed)}</h2>
      <p className="mt-2">{message || t(messages.unexplained)}</p>
      <Button className="mt-4" onClick={onRetry}>
        {t(messages.tryAgain)}
      </Button>
    </div>
  )
}

export function BlogFailed({ error }: ErrorComponentProps) {
  const router = useRouter()
  const t = useTranslate()
  if (isUnavailable(error)) return <UnavailableCard onRetry={() => router.invalidate()} />
  return (
    <div className="wrap pt-8 lg:pt-12">
      <h1 className="text-4xl font-bold lg:text-5xl">{t(messages.title)}</h1>
      <Failure message={errorText(error)} onRetry={() => router.invalidate()} />
    </div>
  )
}
