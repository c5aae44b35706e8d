import type { GuideLanguage } from "#domain/tours/tour.ts"
import { extractAll, type TypedText, whole } from "./typed-text.server.ts"

const LANGUAGES: Record<GuideLanguage, string> = {
  en: "english|anh",
  vi: "vietnamese|viet",
  fr: "french|phap",
  de: "german|duc",
  es: "spanish|tay\\s+ban\\s+nha",
  it: "italian|y",
  ru: "russian|nga",
  ko: "korean|han(?:\\s+quoc)?",
  ja: "japanese|nhat(?:\\s+ban)?",
  zh: "chinese|mandarin|trung(?:\\s+quoc)?|hoa",
}
const GUIDE = "(?:tour\\s+)?guides?|hdv|huong\\s+dan(?:\\s+vien)?"

const PATTERNS = Object.entries(LANGUAGES).map(
  ([language, names]) =>
    [
      language as GuideLanguage,
      whole(
        `(?:${names})[\\s-]*speaking(?:\\s+(?:${GUIDE}))?|(?:${names})\\s+(?:${GUIDE})|(?:(?:${GUIDE})\\s+)?(?:noi\\s+|biet\\s+)?tieng\\s+(?:${names})|(?:${GUIDE})\\s+(?:in|who\\s+speaks?)\\s+(?:${names})`,
      ),
    ] as const,
)

/** Reads 'Korean speaking guide', 'hướng dẫn viên tiếng Hàn'. */
export function extractGuide(text: TypedText): GuideLanguage | undefined {
  return PATTERNS.find(([, pattern]) => extractAll(text, pattern, () => true))?.[0]
}
