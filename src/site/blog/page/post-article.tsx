import { useSuspenseQuery } from "@tanstack/react-query"
import { Link, useRouteContext } from "@tanstack/react-router"
import { DEFAULT_AUTHOR, type Post } from "#domain/blog/post.ts"
import { withVietnameseLinks } from "#domain/catalogue/rich-text/article-links.ts"
import { useLanguage, useProperName, useTranslate } from "#i18n/language.tsx"
import { inLanguage, shownLanguage } from "#i18n/localized.ts"
import { findBadgeLabel } from "#site/blog/messages.ts"
import { PostFacts } from "#site/blog/post-card.tsx"
import { settingsQuery } from "#site/settings/queries.ts"
import { Breadcrumb } from "#site/ui/page/breadcrumb.tsx"
import { OnlyInNotice } from "#site/ui/page/only-in-notice.tsx"
import { Picture } from "#site/ui/picture/picture.tsx"
import { postMessages as texts } from "./messages.ts"
import { PostReactions } from "./post-reactions.tsx"

export function PostArticle({ post }: { post: Post }) {
  const t = useTranslate()
  const language = useLanguage()
  const nameOf = useProperName()
  return (
    <article>
      <Breadcrumb
        path={[
          { to: "/", label: t(texts.home) },
          { to: "/blog", label: t(texts.blog) },
        ]}
        here={t(post.title)}
      />
      <header className="mx-auto mt-4 max-w-3xl">
        <span className="stamp text-vermilion">{t(findBadgeLabel(post))}</span>
        <h1 lang={shownLanguage(post.title, language)} className="mt-3 text-3xl font-bold lg:text-5xl">
          {nameOf(post.title)}
        </h1>
        <OnlyInNotice text={post.content} />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <PostFacts post={post} />
          <PostReactions title={t(post.title)} />
        </div>
      </header>
      {post.featuredImage && (
        <div className="mx-auto mt-6 max-w-5xl">
          <Picture
            key={post.slug}
            image={post.featuredImage}
            crop="16x9"
            sizes="(min-width: 1024px) 1024px, 92vw"
            priority
            className="post-picture"
          />
        </div>
      )}
      <div className="mx-auto mt-8 max-w-3xl">
        {t(post.excerpt) && <p className="font-display text-xl font-semibold lg:text-2xl">{t(post.excerpt)}</p>}
        <Content post={post} />
        <Tags post={post} />
        <Author post={post} />
      </div>
    </article>
  )
}

/** The API returns sanitised HTML only. */
function Content({ post: { content } }: { post: Post }) {
  const language = useLanguage()
  const { prefixed } = useRouteContext({ from: "__root__" })
  const shown = shownLanguage(content, language)
  const html = inLanguage(content, language)
  const linked = prefixed ? withVietnameseLinks(html) : html
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written and again when it was read
  return <div lang={shown} className="article mt-6" dangerouslySetInnerHTML={{ __html: linked }} />
}

function Tags({ post: { tags } }: { post: Post }) {
  const t = useTranslate()
  const names = tags.map((tag) => (typeof tag === "string" ? tag : t(tag)))
  if (names.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="sr-only">{t(texts.tags)}</h2>
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name}>
            <Link to="/blog" search={{ search: name }} activeOptions={{ exact: true }} className="chip">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Author({ post }: { post: Post }) {
  const t = useTranslate()
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const name = post.author.name || DEFAULT_AUTHOR
  return (
    <aside className="mt-10 flex gap-4 border-y border-hairline py-6">
      <span
        aria-hidden="true"
        className="grid size-14 shrink-0 place-items-center rounded-image bg-indigo font-display text-2xl font-bold text-paper"
      >
        {name.split(" ").at(-1)?.[0]}
      </span>
      <div>
        <p className="text-sm text-soft">{t(texts.writtenBy)}</p>
        <p className="font-display text-lg font-bold">{name}</p>
        <p className="mt-1 text-sm text-soft">{t(settings.companyDescription)}</p>
      </div>
    </aside>
  )
}
