import type { Page } from "#domain/pages/page.ts"
import { useLanguage, useProperName, useTranslate } from "#i18n/language.tsx"
import { inLanguage, shownLanguage } from "#i18n/localized.ts"
import { Breadcrumb } from "#site/ui/page/breadcrumb.tsx"
import { OnlyInNotice } from "#site/ui/page/only-in-notice.tsx"
import { Picture } from "#site/ui/picture/picture.tsx"
import { pageMessages as texts } from "./messages.ts"
import { headingOf } from "./page-heading.ts"
import { RichText } from "./rich-text.tsx"

/** A page like a post: its picture, then its text. */
export function ArticlePage({ page }: { page: Page }) {
  const t = useTranslate()
  const nameOf = useProperName()
  const language = useLanguage()
  const heading = headingOf(page)
  return (
    <article className="wrap pt-4 lg:pt-6">
      <Breadcrumb path={[{ to: "/", label: t(texts.home) }]} here={t(page.title)} />
      <header className="mx-auto mt-4 max-w-3xl">
        <h1 lang={shownLanguage(heading, language)} className="text-3xl font-bold lg:text-5xl">
          {nameOf(heading)}
        </h1>
        <OnlyInNotice text={page.content} />
      </header>
      {page.image && (
        <div className="mx-auto mt-6 max-w-5xl">
          <Picture
            image={page.image}
            crop="16x9"
            sizes="(min-width: 1024px) 1024px, 92vw"
            priority
            className="post-picture"
          />
        </div>
      )}
      <div lang={shownLanguage(page.content, language)} className="mx-auto mt-8 max-w-3xl">
        <RichText html={inLanguage(page.content, language)} className="article" />
      </div>
    </article>
  )
}
