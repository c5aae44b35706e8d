import { useTranslate } from "#i18n/language.tsx"
import type { LocalizedContent } from "#i18n/localized.ts"
import { Icon } from "#site/ui/icon.tsx"

export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph) => (
    <p key={paragraph.slice(0, 40)} className="mt-3 max-w-[45em]">
      {paragraph}
    </p>
  ))
}

export function Term({ title, text }: { title: string; text: string }) {
  return (
    <section className="mt-12">
      <h2 className="text-2xl font-bold">{title}</h2>
      <Paragraphs text={text} />
    </section>
  )
}

type ListProps = { title: string; items: LocalizedContent[]; holds: boolean }

export function TermList({ title, items, holds }: ListProps) {
  const t = useTranslate()
  if (items.length === 0) return null
  return (
    <section>
      <h2 className="text-2xl font-bold">{title}</h2>
      <ul className="mt-3 space-y-2">
        {items.map((item) => (
          <li key={t(item)} className="flex gap-3">
            <Icon
              name={holds ? "check" : "minus"}
              className={`mt-1 size-5 shrink-0 ${holds ? "text-confirmed" : "text-soft"}`}
            />
            <span>{t(item)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
