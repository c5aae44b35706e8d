import type { TourOffer } from "#domain/search/search.ts"
import { formatDate } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { inBoth, inLanguage, type Language, type Localized } from "#i18n/localized.ts"
import type { LeftAside } from "./left-aside.ts"
import type { Nearest } from "./nearest.server.ts"

const messages = {
  missing: {
    en: "We don't run tours in {place} yet. The nearest are in {near}.",
    vi: "Hiện chưa có tour ở {place}. Gần nhất là {near}.",
  },
  unknown: {
    en: "We found nothing for “{words}”. Guests like these best.",
    vi: "Chưa có kết quả cho “{words}”. Bạn thử xem các tour được khách thích nhất.",
  },
  closest: {
    en: "No tour fits all of that. The closest leaves aside {what}: {tour}.",
    vi: "Chưa có tour nào khớp tất cả. Gần nhất, nếu bỏ qua {what}: {tour}.",
  },
  and: { en: " and ", vi: " và " },
  days: { en: "{n} {n|day|days}", vi: "{n} ngày" },
  next: { en: "next on {date}", vi: "gần nhất ngày {date}" },
}

const WHAT: Record<LeftAside, Localized> = {
  free: { en: "free cancellation", vi: "hủy miễn phí" },
  guaranteed: { en: "the guaranteed departure", vi: "chắc chắn khởi hành" },
  price: { en: "the price", vi: "mức giá" },
  days: { en: "the length", vi: "số ngày" },
  dates: { en: "the dates", vi: "ngày đi" },
  guide: { en: "the guide's language", vi: "ngôn ngữ hướng dẫn viên" },
  ages: { en: "the children's ages", vi: "tuổi của các bé" },
  category: { en: "the theme", vi: "chủ đề" },
  need: { en: "whom the tour suits", vi: "tour phù hợp với ai" },
  place: { en: "the place", vi: "điểm đến" },
  words: { en: "“{words}”", vi: "“{words}”" },
}

/** Says in one sentence what was left aside, and what comes closest. Undefined if nothing was. */
export function nearestSentence(nearest: Nearest, words: string, first: TourOffer | undefined): Localized | undefined {
  if (nearest.leftAside.length === 0 || !first) return undefined
  return inBoth((language) => sentenceIn(language, nearest, words, first))
}

function sentenceIn(
  language: Language,
  { leftAside, missing, near }: Nearest,
  words: string,
  first: TourOffer,
): string {
  if (missing && near)
    return interpolate(messages.missing[language], { place: missing[language], near: inLanguage(near.name, language) })
  if (leftAside.join() === "words") return interpolate(messages.unknown[language], { words })
  const what = leftAside.map((name) => interpolate(WHAT[name][language], { words })).join(messages.and[language])
  const tour = [inLanguage(first.title, language), factOf(leftAside[0]!, first, language)].filter(Boolean).join(", ")
  return interpolate(messages.closest[language], { what, tour })
}

/** Says of a tour what was left aside. */
function factOf(name: LeftAside, tour: TourOffer, language: Language): string | undefined {
  const { days } = tour.duration
  if (name === "days") return interpolate(messages.days[language], { n: days })
  if (name === "dates" && tour.next)
    return interpolate(messages.next[language], { date: formatDate(tour.next.date, language, "short") })
  return undefined
}
