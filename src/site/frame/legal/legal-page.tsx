import { Link } from "@tanstack/react-router"
import { formatDate } from "#i18n/format.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { bookNow } from "#site/frame/layout/navigation.ts"

export type Chapter = { title: Localized; paragraphs: Localized[]; list?: Localized[] }

type Props = { words: Record<"title" | "description", Localized>; changed: string; chapters: Chapter[] }

const texts = {
  changed: { en: "Last changed", vi: "Cập nhật lần cuối" },
  contents: { en: "On this page", vi: "Nội dung" },
  demo: {
    en: "This is the text of a demonstration company. Before a real company opens this site, it replaces company name, licence and address in the settings, and has this text checked by its own lawyer.",
    vi: "Đây là văn bản của một công ty minh họa. Trước khi vận hành thật, doanh nghiệp cần thay tên, giấy phép, địa chỉ trong phần cài đặt và nhờ luật sư của mình rà soát văn bản này.",
  },
  questions: { en: "Questions? Write to us", vi: "Có thắc mắc? Hãy liên hệ chúng tôi" },
}

export function LegalPage({ words, changed, chapters }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <div className="wrap pt-8 lg:pt-12">
      <h1 className="text-4xl font-bold lg:text-5xl">{t(words.title)}</h1>
      <p className="mt-4 max-w-[45em] text-lg text-soft">{t(words.description)}</p>
      <p className="mt-3 text-sm text-soft">
        {t(texts.changed)}: <time dateTime={changed}>{formatDate(changed, language)}</time>
      </p>
      <p className="mt-6 max-w-[52em] rounded-card bg-pending-tint p-4 text-pending">{t(texts.demo)}</p>
      <div className="mt-10 grid gap-10 lg:grid-cols-[16rem_1fr]">
        <nav aria-label={t(texts.contents)} className="lg:sticky lg:top-36 lg:self-start">
          <p className="font-semibold">{t(texts.contents)}</p>
          <ol className="mt-2">
            {chapters.map((chapter, index) => (
              <li key={chapter.title.en}>
                <a href={`#${index + 1}`} className="inline-flex min-h-11 items-center hover:underline">
                  {t(chapter.title)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-[47em]">
          {chapters.map((chapter, index) => (
            <ChapterText key={chapter.title.en} chapter={chapter} number={index + 1} />
          ))}
          <Link to={bookNow} className="text-link inline-flex min-h-11 items-center">
            {t(texts.questions)}
          </Link>
        </div>
      </div>
    </div>
  )
}

function ChapterText({ chapter: { title, paragraphs, list }, number }: { chapter: Chapter; number: number }) {
  const t = useTranslate()
  return (
    <section className="mb-10 scroll-mt-36" id={String(number)}>
      <h2 className="text-2xl font-bold">{t(title)}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph.en} className="mt-3">
          {t(paragraph)}
        </p>
      ))}
      {list && (
        <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-vermilion">
          {list.map((line) => (
            <li key={line.en}>{t(line)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
