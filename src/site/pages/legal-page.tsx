import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { Page, PageVersion } from "#domain/pages/page.ts"
import { formatDate } from "#i18n/format.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { inLanguage, shownLanguage } from "#i18n/localized.ts"
import { htmlToLine } from "#lib/text/html-text.ts"
import { hanoiDate } from "#lib/today.ts"
import { bookNow } from "#site/frame/layout/navigation.ts"
import { OnlyInNotice } from "#site/ui/page/only-in-notice.tsx"
import { Picture } from "#site/ui/picture/picture.tsx"
import { type Section, splitAt } from "./html-sections.ts"
import { pageMessages as texts } from "./messages.ts"
import { headingOf } from "./page-heading.ts"
import { RichText } from "./rich-text.tsx"

/** Terms or privacy: with the day of their last change, and their chapters as a list of links. */
export function LegalPage({ page }: { page: Page }) {
  const t = useTranslate()
  const language = useLanguage()
  const changed = hanoiDate(new Date(page.textsChangedAt))
  return (
    <LegalText texts={page} title={t(headingOf(page))}>
      <p className="mt-3 text-sm text-soft">
        {t(texts.changed)}: <time dateTime={changed}>{formatDate(changed, language)}</time>
      </p>
      {page.image && (
        <div className="mt-6 max-w-[52em]">
          <Picture
            image={page.image}
            crop="16x9"
            sizes="(min-width: 1024px) 832px, 92vw"
            priority
            className="post-picture"
          />
        </div>
      )}
    </LegalText>
  )
}

type Props = {
  texts: Pick<Page | PageVersion, "description" | "content">
  title: string
  /** Below the title. */
  children: ReactNode
}

export function LegalText({ texts: { description, content }, title, children }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const { intro, sections } = splitAt("h2", inLanguage(content, language))
  return (
    <div className="wrap pt-8 lg:pt-12">
      <h1 className="text-4xl font-bold lg:text-5xl">{title}</h1>
      {t(description) && <p className="mt-4 max-w-[45em] text-lg text-soft">{t(description)}</p>}
      {children}
      <div lang={shownLanguage(content, language)}>
        <OnlyInNotice text={content} />
        {intro && <RichText html={intro} className="article legal notices mt-6 max-w-[52em]" />}
        <div className="mt-10 grid gap-10 lg:grid-cols-[16rem_1fr]">
          {sections.length > 0 && <Contents sections={sections} />}
          <div className="max-w-[47em]">
            {sections.map((section) => (
              <Chapter key={section.number} {...section} />
            ))}
            <Link to={bookNow} className="text-link inline-flex min-h-11 items-center">
              {t(texts.questions)}
            </Link>
          </div>
        </div>
      </div>
    </div>
  )
}

function Contents({ sections }: { sections: Section[] }) {
  const t = useTranslate()
  return (
    <nav aria-label={t(texts.contents)} className="lg:sticky lg:top-36 lg:self-start">
      <p className="font-semibold">{t(texts.contents)}</p>
      <ol className="mt-2">
        {sections.map(({ number, title }) => (
          <li key={number}>
            <a href={`#${number}`} className="inline-flex min-h-11 items-center hover:underline">
              {htmlToLine(title)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Chapter({ number, title, html }: Section) {
  return (
    <section className="mb-10 scroll-mt-36" id={String(number)}>
      <RichText as="h2" html={title} className="text-2xl font-bold" />
      <RichText html={html} className="article legal mt-3" />
    </section>
  )
}
