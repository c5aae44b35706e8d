import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { Post } from "#domain/blog/post.ts"
import { useTranslate } from "#i18n/language.tsx"
import { EXCERPT } from "#lib/text/excerpt.ts"
import { PostCard } from "#site/blog/post-card.tsx"
import { relatedPostsQuery } from "#site/blog/queries.ts"
import { buttonClass } from "#site/ui/button.tsx"
import { postMessages as texts } from "./messages.ts"

export function RelatedPosts({ post }: { post: Post }) {
  const t = useTranslate()
  const { data: related = [] } = useQuery(relatedPostsQuery(post))
  return (
    <>
      <section className="mx-auto mt-10 max-w-3xl rounded-card bg-mist p-6">
        <h2 className="text-xl font-bold">{t(texts.comments)}</h2>
        <p className="mt-1">{t(texts.commentsSoon)}</p>
        <Link to="/contact" className={`mt-4 ${buttonClass("secondary")}`}>
          {t(texts.write)}
        </Link>
      </section>
      {related.length > 0 && (
        <section className="mt-16">
          <h2 className="text-3xl font-bold">{t(texts.related)}</h2>
          <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {related.map((other) => (
              <li key={other._id} className="grid">
                <PostCard post={other} excerpt={EXCERPT.related} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
