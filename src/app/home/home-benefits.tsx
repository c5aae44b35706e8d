import { Link } from "@tanstack/react-router"
import { bookNow } from "#app/layout/navigation.ts"
import { useTranslate } from "#i18n/language.tsx"
import { buttonClass } from "#ui/button.tsx"
import { Picture } from "#ui/picture/picture.tsx"
import { homeBelowFoldMessages as texts } from "./home-below-fold-messages.ts"

export function HomeFeatures() {
  const t = useTranslate()
  return (
    <section>
      <h2 className="text-3xl font-bold lg:text-4xl">{t(texts.features)}</h2>
      <ol className="mt-6 grid grid-cols-2 gap-x-4 sm:gap-x-8 lg:gap-y-6">
        {texts.featureList.map(({ title, text }, index) => (
          <li key={title.en} className="border-t-3 border-turmeric py-4">
            <p className="font-display text-lg font-bold sm:text-xl">
              <span className="mr-2 text-vermilion">{index + 1}</span>
              {t(title)}
            </p>
            <p className="mt-1 text-soft">{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function HomeReasons() {
  const t = useTranslate()
  const image = { url: "/media/posters/cooking-class-day/16x9-1440.webp", alt: { en: "" }, color: "#D9B7A8" }
  return (
    <section className="wrap mt-12 grid gap-8 lg:mt-28 lg:grid-cols-[1.4fr_1fr] lg:gap-16">
      <div>
        <h2 className="text-3xl font-bold lg:text-4xl">{t(texts.why)}</h2>
        <ol className="numbered mt-4 sm:text-lg">
          {texts.whyList.map((reason) => (
            <li key={reason.en}>{t(reason)}</li>
          ))}
        </ol>
        <Link to="/about" className="text-link mt-4 inline-flex min-h-11 items-center">
          {t(texts.aboutUs)}
        </Link>
      </div>
      <div className="hidden lg:block lg:translate-y-12">
        <Picture image={image} crop="4x5" narrow="4x3" sizes="(min-width: 1024px) 420px, 92vw" decorative />
      </div>
    </section>
  )
}

export function HomeClosing() {
  const t = useTranslate()
  return (
    <section className="wrap mt-12 lg:mt-36">
      <div className="grid gap-6 rounded-card border-2 border-vermilion p-7 sm:p-12 lg:grid-cols-[1fr_auto] lg:items-end">
        <div>
          <h2 className="text-3xl font-bold lg:text-5xl">{t(texts.closing)}</h2>
          <p className="mt-3 text-lg text-soft">{t(texts.closingText)}</p>
        </div>
        <Link to={bookNow} className={buttonClass()}>
          {t(texts.write)}
        </Link>
      </div>
    </section>
  )
}
