import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { type LocalizedContent, shownLanguage } from "#i18n/localized.ts"
import { Notice } from "#site/ui/notice.tsx"

const ONLY_IN = {
  vi: {
    en: "This page is only available in Vietnamese so far. Ask us anything in English.",
    vi: "Trang này hiện chỉ có bản tiếng Việt.",
  },
  en: {
    en: "This page is only available in English so far.",
    vi: "Trang này hiện chỉ có bản tiếng Anh. Bạn cứ hỏi chúng tôi bằng tiếng Việt.",
  },
}

/** Says so where a text exists in the other language only. */
export function OnlyInNotice({ text }: { text: LocalizedContent }) {
  const t = useTranslate()
  const language = useLanguage()
  const shown = shownLanguage(text, language)
  return shown === language ? null : (
    <Notice tone="neutral" className="mt-4">
      {t(ONLY_IN[shown])}
    </Notice>
  )
}
