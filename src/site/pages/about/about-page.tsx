import { useSuspenseQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { Page } from "#domain/pages/page.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { inLanguage, shownLanguage } from "#i18n/localized.ts"
import { FigureStrip } from "#site/frame/home/figure-strip.tsx"
import { bookNow } from "#site/frame/layout/navigation.ts"
import { headingOf } from "#site/pages/page-heading.ts"
import { RichText } from "#site/pages/rich-text.tsx"
import { settingsQuery } from "#site/settings/queries.ts"
import { buttonClass } from "#site/ui/button.tsx"
import { OnlyInNotice } from "#site/ui/page/only-in-notice.tsx"
import { CompanyPicture } from "#site/ui/picture/company-picture.tsx"
import { AboutContact } from "./about-contact.tsx"
import { type AboutPart, readAbout } from "./about-parts.ts"
import { aboutMessages as texts } from "./messages.ts"

/** Source: spec §2. The page's text gives the words, and its headings, quotation and lists the look of each part. */
export function AboutPage({ page }: { page: Page }) {
  const language = useLanguage()
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const { eyebrow, lead, parts } = readAbout(inLanguage(page.content, language))
  // The figures stand before the reasons, else at the end.
  const reasons = parts.findIndex(({ look }) => look === "numbers")
  const before = reasons < 0 ? parts.length : reasons
  const shown = parts.map((part, index) => ({ part, key: `${index} ${part.title}` }))
  const draw = ({ part, key }: (typeof shown)[number]) => <Part key={key} part={part} />
  const lang = shownLanguage(page.content, language)
  return (
    <>
      <div lang={lang}>
        <Opening page={page} image={page.image ?? settings.pictures.about} eyebrow={eyebrow} lead={lead} />
        {shown.slice(0, before).map(draw)}
      </div>
      <FigureStrip page="about" />
      <div lang={lang}>{shown.slice(before).map(draw)}</div>
      <AboutContact settings={settings} />
    </>
  )
}

type OpeningProps = { page: Page; image: Page["image"]; eyebrow: string; lead: string }

function Opening({ page, image, eyebrow, lead }: OpeningProps) {
  const t = useTranslate()
  return (
    <section className="wrap grid gap-8 pt-8 lg:grid-cols-[1.1fr_1fr] lg:items-end lg:pt-12">
      <div>
        {eyebrow && <RichText as="p" html={eyebrow} className="stamp text-vermilion" />}
        <h1 className="mt-4 text-4xl font-bold lg:text-5xl">{t(headingOf(page))}</h1>
        <OnlyInNotice text={page.content} />
        {lead && <RichText html={lead} className="rich mt-5 max-w-[38em] text-lg text-soft" />}
        <div className="mt-7 flex flex-wrap gap-3">
          <Link to="/tours" className={buttonClass()}>
            {t(texts.browse)}
          </Link>
          <Link to={bookNow} className={buttonClass("secondary")}>
            {t(texts.contact)}
          </Link>
        </div>
      </div>
      <CompanyPicture
        image={image}
        crop="4x5"
        narrow="4x3"
        sizes="(min-width: 1024px) 540px, 92vw"
        decorative
        priority
        className="lg:max-h-[34rem]"
      />
    </section>
  )
}

function Part({ part }: { part: AboutPart }) {
  switch (part.look) {
    case "sentence":
      return <Sentence title={part.title} html={part.html} />
    case "pairs":
      return <Pairs part={part} />
    case "stamps":
      return <Stamps part={part} />
    case "numbers":
      return (
        <Columns title={part.title}>
          <ol className="numbered max-w-[45em] text-lg">
            {part.items.map((item) => (
              <li key={item}>
                <RichText html={item} className="rich" />
              </li>
            ))}
          </ol>
        </Columns>
      )
    default:
      return (
        <Columns title={part.title}>
          <RichText html={part.html} className="article legal max-w-[45em] space-y-4 text-lg" />
        </Columns>
      )
  }
}

function Columns({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="wrap mt-16 grid gap-8 lg:mt-28 lg:grid-cols-[1fr_2fr]">
      <RichText as="h2" html={title} className="section-title" />
      {children}
    </section>
  )
}

function Sentence({ title, html }: { title: string; html: string }) {
  return (
    <section className="mt-16 bg-ink py-14 text-paper lg:mt-28 lg:py-20">
      <div className="wrap grid gap-4 lg:grid-cols-[1fr_2fr] lg:gap-8">
        <RichText as="h2" html={title} className="font-sans text-base font-semibold text-lotus" />
        <RichText html={html} className="font-display text-3xl font-bold text-balance lg:text-4xl" />
      </div>
    </section>
  )
}

function Pairs({ part: { title, intro, pairs } }: { part: Extract<AboutPart, { look: "pairs" }> }) {
  return (
    <section className="wrap mt-16 lg:mt-28">
      <RichText as="h2" html={title} className="section-title" />
      {intro && <RichText html={intro} className="article legal mt-3 max-w-[45em] text-soft" />}
      <dl className="mt-8 grid border-t border-hairline sm:grid-cols-2 sm:gap-x-12">
        {pairs.map(({ number, title, html }) => (
          <div key={number} className="border-b border-hairline py-5">
            <RichText as="dt" html={title} className="font-display text-xl font-bold" />
            <RichText as="dd" html={html} className="rich mt-1 text-soft" />
          </div>
        ))}
      </dl>
    </section>
  )
}

function Stamps({ part: { title, intro, items } }: { part: Extract<AboutPart, { look: "stamps" }> }) {
  return (
    <section className="wrap mt-16 grid gap-8 lg:mt-28 lg:grid-cols-[1fr_2fr]">
      <div>
        <RichText as="h2" html={title} className="section-title" />
        {intro && <RichText html={intro} className="rich mt-3 max-w-[27.5em] text-soft" />}
      </div>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {items.map(({ mark, text }, index) => (
          <li key={mark} className="flex items-start gap-5">
            <RichText
              as="span"
              html={mark}
              className={`grid size-22 shrink-0 place-items-center rounded-[6px] border-[3px] border-vermilion text-center font-display leading-[1.32] font-bold text-vermilion outline-1 -outline-offset-8 outline-vermilion ${index % 2 ? "-rotate-3" : "rotate-2"}`}
            />
            <RichText html={text} className="rich min-w-0 pt-1" />
          </li>
        ))}
      </ul>
    </section>
  )
}
