import { useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute, Link } from "@tanstack/react-router"
import type { Settings } from "#domain/settings/settings.ts"
import { useTranslate } from "#i18n/language.tsx"
import { localizedHead } from "#i18n/localized-head.ts"
import { FigureStrip } from "#site/frame/home/figure-strip.tsx"
import { bookNow } from "#site/frame/layout/navigation.ts"
import { settingsQuery } from "#site/settings/queries.ts"
import { buttonClass } from "#site/ui/button.tsx"
import { CompanyPicture } from "#site/ui/picture/company-picture.tsx"
import { AboutContact } from "./about-contact.tsx"
import { aboutMessages as texts } from "./about-messages.ts"

export const Route = createFileRoute("/about")({
  head: async ({ match: { context } }) => localizedHead(context, "/about", (await import("./about-head.ts")).aboutHead),
  component: AboutPage,
})

/** Source: spec §2. */
function AboutPage() {
  const t = useTranslate()
  const { data: settings } = useSuspenseQuery(settingsQuery)
  return (
    <>
      <Opening image={settings.pictures.about} />
      <section className="wrap mt-16 grid gap-8 lg:mt-28 lg:grid-cols-[1fr_2fr]">
        <h2 className="section-title">{t(texts.story)}</h2>
        <div className="max-w-[45em] space-y-4 text-lg">
          {texts.storyText.map((paragraph) => (
            <p key={paragraph.en}>{t(paragraph)}</p>
          ))}
        </div>
      </section>
      <Mission />
      <Values />
      <Team />
      <FigureStrip page="about" />
      <Reasons />
      <AboutContact settings={settings} />
    </>
  )
}

function Opening({ image }: { image: Settings["pictures"]["about"] }) {
  const t = useTranslate()
  return (
    <section className="wrap grid gap-8 pt-8 lg:grid-cols-[1.1fr_1fr] lg:items-end lg:pt-12">
      <div>
        <p className="stamp text-vermilion">{t(texts.eyebrow)}</p>
        <h1 className="mt-4 text-4xl font-bold lg:text-5xl">{t(texts.headline)}</h1>
        <p className="mt-5 max-w-[38em] text-lg text-soft">{t(texts.lead)}</p>
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

function Mission() {
  const t = useTranslate()
  return (
    <section className="mt-16 bg-ink py-14 text-paper lg:mt-28 lg:py-20">
      <div className="wrap grid gap-4 lg:grid-cols-[1fr_2fr] lg:gap-8">
        <h2 className="font-sans text-base font-semibold text-lotus">{t(texts.mission)}</h2>
        <p className="font-display text-3xl font-bold text-balance lg:text-4xl">{t(texts.missionText)}</p>
      </div>
    </section>
  )
}

function Values() {
  const t = useTranslate()
  return (
    <section className="wrap mt-16 lg:mt-28">
      <h2 className="section-title">{t(texts.values)}</h2>
      <dl className="mt-8 grid border-t border-hairline sm:grid-cols-2 sm:gap-x-12">
        {texts.valueList.map(({ title, text }) => (
          <div key={title.en} className="border-b border-hairline py-5">
            <dt className="font-display text-xl font-bold">{t(title)}</dt>
            <dd className="mt-1 text-soft">{t(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Team() {
  const t = useTranslate()
  return (
    <section className="wrap mt-16 grid gap-8 lg:mt-28 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 className="section-title">{t(texts.team)}</h2>
        <p className="mt-3 max-w-[27.5em] text-soft">{t(texts.teamLead)}</p>
      </div>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {texts.teamList.map(({ mark, text }, index) => (
          <li key={mark.en} className="flex items-start gap-5">
            <span
              className={`grid size-22 shrink-0 place-items-center rounded-[6px] border-[3px] border-vermilion text-center font-display leading-[1.32] font-bold text-vermilion outline-1 -outline-offset-8 outline-vermilion ${index % 2 ? "-rotate-3" : "rotate-2"}`}
            >
              {t(mark)}
            </span>
            <p className="min-w-0 pt-1">{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Reasons() {
  const t = useTranslate()
  return (
    <section className="wrap mt-16 grid gap-8 lg:mt-28 lg:grid-cols-[1fr_2fr]">
      <h2 className="section-title">{t(texts.reasons)}</h2>
      <ol className="numbered max-w-[45em] text-lg">
        {texts.reasonList.map((reason) => (
          <li key={reason.en}>{t(reason)}</li>
        ))}
      </ol>
    </section>
  )
}
