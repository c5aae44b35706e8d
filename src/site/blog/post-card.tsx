import { Link } from "@tanstack/react-router"
import { DEFAULT_AUTHOR, dateOf, type PostCard as Post } from "#domain/blog/post.ts"
import { formatDate, formatNumber } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useProperName, useTranslate } from "#i18n/language.tsx"
import { EXCERPT, shorten } from "#lib/text/excerpt.ts"
import { hanoiDate } from "#lib/today.ts"
import { Card, intoPage } from "#site/ui/card.tsx"
import { Picture } from "#site/ui/picture/picture.tsx"
import { findBadgeLabel } from "./messages.ts"

const SIZES = "(min-width: 1024px) 370px, (min-width: 640px) 46vw, 92vw"
/** Fewer views are not shown: '0 views' discourages readers. */
const WORTH_TELLING = 10
const featured = { en: "Featured", vi: "Nổi bật" }
const views = { en: "{n} {n|view|views}", vi: "{n} lượt xem" }

export function PostCard({ post, excerpt = EXCERPT.card }: { post: Post; excerpt?: number }) {
  const t = useTranslate()
  const nameOf = useProperName()
  return (
    <Card
      image={post.featuredImage ?? undefined}
      stamp={t(findBadgeLabel(post))}
      title={
        <Link to="/blog/$slug" params={{ slug: post.slug }} className="card-link" {...intoPage}>
          {nameOf(post.title)}
        </Link>
      }
      sizes={SIZES}
    >
      <p className="text-sm text-soft">{shorten(t(post.excerpt), excerpt)}</p>
      <div className="mt-auto pt-2">
        <PostFacts post={post} viewsFrom={WORTH_TELLING} />
      </div>
    </Card>
  )
}

export function FeaturedPost({ post }: { post: Post }) {
  const t = useTranslate()
  const nameOf = useProperName()
  return (
    <article className="card mt-6 lg:grid lg:grid-cols-[7fr_5fr]">
      {post.featuredImage ? (
        <Picture
          image={post.featuredImage}
          crop="16x9"
          sizes="(min-width: 1024px) 700px, 92vw"
          priority
          decorative
          className="h-full!"
        />
      ) : (
        <div className="card-blank" />
      )}
      <div className="card-body justify-center lg:p-8">
        <p className="stamp self-start text-vermilion">
          {t(featured)} · {t(findBadgeLabel(post))}
        </p>
        <h2 className="text-2xl font-bold lg:text-3xl">
          <Link to="/blog/$slug" params={{ slug: post.slug }} className="card-link" {...intoPage}>
            {nameOf(post.title)}
          </Link>
        </h2>
        <p className="text-soft">{shorten(t(post.excerpt), EXCERPT.featured)}</p>
        <PostFacts post={post} viewsFrom={WORTH_TELLING} />
      </div>
    </article>
  )
}

export function PostFacts({ post, viewsFrom = 0 }: { post: Post; viewsFrom?: number }) {
  const t = useTranslate()
  const language = useLanguage()
  const n = formatNumber(post.views, language)
  return (
    <p className="text-sm text-soft">
      <span className="font-semibold text-ink">{post.author.name || DEFAULT_AUTHOR}</span> ·{" "}
      <time dateTime={dateOf(post)} className="whitespace-nowrap">
        {formatDate(hanoiDate(new Date(dateOf(post))), language, "day")}
      </time>
      {post.views >= viewsFrom && (
        <>
          {" "}
          · <span className="whitespace-nowrap">{interpolate(t(views), { n })}</span>
        </>
      )}
    </p>
  )
}
