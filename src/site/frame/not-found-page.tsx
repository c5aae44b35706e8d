import { Link, useRouter } from "@tanstack/react-router"
import { useTranslate } from "#i18n/language.tsx"
import { Button, buttonClass } from "#site/ui/button.tsx"
import { fixedLinks } from "./layout/navigation.ts"
import lostRoad from "./lost-road.svg?no-inline"
import { notFoundMessages as texts } from "./not-found-messages.ts"

/** Source: spec §2. */
export function NotFoundPage() {
  const t = useTranslate()
  const { history } = useRouter()
  return (
    <div className="wrap grid gap-8 py-12 lg:grid-cols-[1fr_1.2fr] lg:items-center lg:py-20">
      <title>{t(texts.pageNotFound)}</title>
      <img src={lostRoad} width={400} height={300} alt="" className="w-full rounded-image" />
      <div>
        <p className="stamp text-vermilion" aria-hidden="true">
          404
        </p>
        <h1 className="mt-4 text-4xl font-bold lg:text-5xl">{t(texts.pageNotFound)}</h1>
        <p className="mt-3 max-w-[34em] text-lg text-soft">{t(texts.pageNotFoundText)}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          {fixedLinks.map(({ to, label }, index) => (
            <Link key={to} to={to} activeProps={{}} className={buttonClass(index === 0 ? "primary" : "secondary")}>
              {t(label)}
            </Link>
          ))}
          <Button look="secondary" onClick={() => history.back()}>
            {t(texts.back)}
          </Button>
        </div>
      </div>
    </div>
  )
}
