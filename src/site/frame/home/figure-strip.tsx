import { useSuspenseQuery } from "@tanstack/react-query"
import type { Settings } from "#domain/settings/settings.ts"
import { useTranslate } from "#i18n/language.tsx"
import { settingsQuery } from "#site/settings/queries.ts"

const title = { en: "In figures", vi: "Qua những con số" }

/** The company's figures on a page, or nothing if staff have given none. */
export function FigureStrip({ page }: { page: keyof Settings["figures"] }) {
  const t = useTranslate()
  const { data: settings } = useSuspenseQuery(settingsQuery)
  // During a release the version before may answer, which has no figures.
  const figures = settings.figures?.[page]
  if (!figures?.length) return null
  return (
    <section className="wrap mt-11 lg:mt-28">
      <h2 className="sr-only">{t(title)}</h2>
      <dl className="figures">
        {figures.map(({ figure, label }) => (
          <div key={`${figure} ${label.en}`}>
            <dt className="text-soft">{t(label)}</dt>
            <dd className="font-display text-2xl font-bold sm:text-3xl tabular-nums lg:text-5xl">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
