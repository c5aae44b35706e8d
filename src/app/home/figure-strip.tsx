import { useTranslate } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"

type Figure = { figure: string; label: Localized }

export function FigureStrip({ title, figures }: { title: Localized; figures: Figure[] }) {
  const t = useTranslate()
  return (
    <section className="wrap mt-16 lg:mt-28">
      <h2 className="sr-only">{t(title)}</h2>
      <dl className="figures">
        {figures.map(({ figure, label }) => (
          <div key={label.en}>
            <dt className="text-soft">{t(label)}</dt>
            <dd className="font-display text-3xl font-bold tabular-nums lg:text-5xl">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
