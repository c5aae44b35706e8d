import type { ReactNode } from "react"
import { LanguageProvider, type Translate, useTranslate } from "#i18n/language.tsx"
import { LANGUAGES } from "#i18n/localized.ts"

/** Draws a part in one language. */
export type Draw = (t: Translate) => ReactNode

type Props = { title: string; note?: string; children: Draw }

export function Sample({ title, note, children }: Props) {
  return (
    <section className="border-t border-hairline py-8">
      <h3 className="text-xl font-bold">{title}</h3>
      {note && <p className="mt-1 max-w-[48em] text-sm text-soft">{note}</p>}
      <div className="mt-4 grid gap-8 lg:grid-cols-2">
        {LANGUAGES.map((language) => (
          <div key={language} lang={language} className="min-w-0">
            <LanguageProvider language={language}>
              <Part draw={children} />
            </LanguageProvider>
          </div>
        ))}
      </div>
    </section>
  )
}

function Part({ draw }: { draw: Draw }) {
  return draw(useTranslate())
}

export function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-14">
      <h2 id={id} className="mb-4 text-3xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  )
}
