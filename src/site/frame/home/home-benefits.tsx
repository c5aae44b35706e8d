import { Link } from "@tanstack/react-router"
import { useTranslate } from "#i18n/language.tsx"
import { bookNow } from "#site/frame/layout/navigation.ts"
import { usePageLinks } from "#site/pages/page-links.ts"
import { buttonClass } from "#site/ui/button.tsx"
import { CompanyPicture } from "#site/ui/picture/company-picture.tsx"
import { homeBelowFoldMessages as texts } from "./home-below-fold-messages.ts"
import { useHome } from "./use-home.ts"

export function HomeFeatures() {
  const t = useTranslate()
  return (
    <section>
      <h2 className="section-title">{t(texts.features)}</h2>
      <ol className="mt-4 grid grid-cols-2 gap-x-4 sm:gap-x-8 lg:gap-y-6">
        {texts.featureList.map(({ title, text }, index) => (
          <li key={title.en} className="border-t-3 border-turmeric py-3 sm:py-4">
            <p className="font-display font-bold sm:text-xl">
              <span className="mr-2 text-vermilion">{index + 1}</span>
              {t(title)}
            </p>
            <p className="mt-1 text-sm text-soft sm:text-base">{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function HomeReasons() {
  const t = useTranslate()
  const { benefits, benefitsPicture } = useHome()
  const [about] = usePageLinks({ kind: "about" }).map(({ to, params }) => ({ to, params }))
  if (benefits.length === 0) return null
  return (
    <section className="wrap mt-11 grid gap-8 lg:mt-28 lg:grid-cols-[1.4fr_1fr] lg:gap-16">
      <div>
        <h2 className="section-title">{t(texts.why)}</h2>
        <ol className="numbered mt-3 sm:mt-4 sm:text-lg">
          {benefits.map(({ title, text }) => (
            <li key={t(title)}>
              <p>
                <strong className="font-semibold">{t(title)}</strong>
                <span className="mt-1 hidden text-base text-soft sm:block">{t(text)}</span>
              </p>
            </li>
          ))}
        </ol>
        {about && (
          <Link {...about} className="text-link mt-4 hidden min-h-11 items-center sm:inline-flex">
            {t(texts.aboutUs)}
          </Link>
        )}
      </div>
      <div className="hidden lg:block lg:translate-y-12">
        <CompanyPicture
          image={benefitsPicture}
          crop="4x5"
          narrow="4x3"
          sizes="(min-width: 1024px) 420px, 92vw"
          decorative
        />
      </div>
    </section>
  )
}

export function HomeClosing() {
  const t = useTranslate()
  return (
    <section className="wrap mt-11 lg:mt-36">
      <div className="grid gap-4 rounded-card border-2 border-vermilion p-5 sm:gap-6 sm:p-12 lg:grid-cols-[1fr_auto] lg:items-end">
        <div>
          <h2 className="text-2xl font-bold sm:text-3xl lg:text-5xl">{t(texts.closing)}</h2>
          <p className="mt-2 text-soft sm:mt-3 sm:text-lg">{t(texts.closingText)}</p>
        </div>
        <Link to={bookNow} className={buttonClass()}>
          {t(texts.write)}
        </Link>
      </div>
    </section>
  )
}
