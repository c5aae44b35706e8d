import { USUAL_ADULTS, USUAL_AGE } from "#domain/search/search.ts"
import { MAX_AGE, TRAVELERS } from "#domain/tours/tour.ts"
import { extract, NUMBER, numberOf, type TypedText, whole } from "./typed-text.server.ts"

type Party = { adults?: number | undefined; ages?: number[] | undefined }

const BABY_AGE = 1

const AGES =
  "\\d{1,2}(?:\\s*(?:,|and|&|va)\\s*\\d{1,2}(?!\\s*(?:days?|nights?|weeks?|adults?|people|ngay|dem|tuan|nguoi|thang|[/.-])))*"
const YEARS = "(?:years?(?:\\s+old)?|yo|tuoi)"
const PRICED = "(?!\\s*(?:trieu|tr|million|nghin|ngan|k|usd|vnd|dong|[$€₫]))"
const AGED = `(?:\\(|aged?|tuoi|under|duoi)\\s*(?<ages>${AGES})(?![\\d.,]*\\d)${PRICED}(?:\\s*${YEARS})?\\)?|(?<years>${AGES})\\s*${YEARS}`
const CHILDREN = "children|child|kids?|tre\\s+em|tre|em\\s+nho"

const ADULTS = whole(`(?<count>${NUMBER})\\s*(?:adults?|grown-?\\s?ups?|nguoi\\s+lon)`)
const PEOPLE = whole(
  `(?<count>${NUMBER})\\s*(?:people|persons?|pax|travell?ers?|guests?|of\\s+us|nguoi|khach)|(?:(?<=\\b(?:family|group|party|gia dinh|nhom)\\s+)(?:of\\s+|co\\s+)?|(?<=\\bfor\\s+))(?<also>\\d{1,2}|two)(?!\\s*(?:days?|nights?|weeks?|hours?|ngay|dem|[$€₫%]|usd|eur|vnd|trieu|tr|million|k\\b))`,
)
const WITH_AGES = whole(`(?<count>${NUMBER})\\s*(?:${CHILDREN}|be)\\s*(?:${AGED})`)
const WITHOUT_AGES = whole(`(?<count>${NUMBER})\\s*(?:${CHILDREN})|(?<digits>\\d)\\s*(?:be|chau)`)
const BABIES = whole(`(?<count>${NUMBER})\\s*(?:infants?|bab(?:y|ies)|toddlers?|em\\s+be|so\\s+sinh)`)
const ALONE = whole("solo|alone|by\\s+myself|mot\\s+minh|1\\s+minh")

/** Reads '2 adults 1 child', '4 người', 'solo'. */
export function extractParty(text: TypedText): Party {
  const adults = extract(text, ADULTS, ({ count }) => peopleIn(count))
  const babies = extract(text, BABIES, ({ count }) => agesOf(count, [BABY_AGE])) ?? []
  const children =
    extract(text, WITH_AGES, ({ count, ages, years }) =>
      agesOf(count, (ages ?? years)?.match(/\d+/g)?.map(Number) ?? []),
    ) ??
    extract(text, WITHOUT_AGES, ({ count, digits }) => agesOf(count ?? digits, [USUAL_AGE])) ??
    []
  const ages = [...children, ...babies]
  const people = adults ?? extractPeople(text)
  if (people === undefined && ages.length === 0) return {}
  const room = TRAVELERS.max - 1
  const young = ages.slice(0, room)
  const grown = Math.min(people ?? USUAL_ADULTS, TRAVELERS.max - young.length)
  return { adults: grown, ...(young.length && { ages: young }) }
}

function extractPeople(text: TypedText): number | undefined {
  return extract(text, PEOPLE, ({ count, also }) => peopleIn(count ?? also)) ?? extract(text, ALONE, () => 1)
}

const peopleIn = (count: string | undefined) => numberOf(count) || undefined

/** Returns an age for each child. The last one that is known counts for those without. Undefined for no child. */
function agesOf(count: string | undefined, known: number[]): number[] | undefined {
  const ages = known.filter((age) => age <= MAX_AGE)
  const last = known.length > 1 ? USUAL_AGE : (ages[0] ?? USUAL_AGE)
  const children = Array.from({ length: numberOf(count) }, (_, nth) => ages[nth] ?? last)
  return children.length ? children : undefined
}
