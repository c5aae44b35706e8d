import { EXPIRY_NOTICE_DAYS, firstExpiry, type Resource } from "#domain/resources/resource.ts"
import { spokenLanguages } from "#i18n/spoken-languages.ts"
import type { Words } from "#i18n/words.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import type { Tone } from "#office/frame/theme.ts"

/** Says what somebody speaks, or how many a vehicle takes. */
export function skillsOf({ languages, seats, bags }: Resource, { translate, language }: Words): string {
  return withDots(
    languages.map((code) => spokenLanguages[code][language]).join(", "),
    seats !== null && translate("resources.seatsOf", { smart_count: seats }),
    bags !== null && translate("resources.bagsOf", { smart_count: bags }),
  )
}

/** Returns how urgent the expiry of a paper is. */
export function expiryTone(expires: string | null): Tone {
  if (expires === null || expires > addDays(hanoiDate(), EXPIRY_NOTICE_DAYS)) return "neutral"
  return expires < hanoiDate() ? "danger" : "warning"
}

/** Says which paper expires first, if that is soon. */
export function expiryWords({ papers }: Resource, { translate, day }: Words): string | undefined {
  const first = firstExpiry(papers)
  const paper = papers.find(({ expires }) => expires === first)
  if (!first || !paper || expiryTone(first) === "neutral") return undefined
  const key = first < hanoiDate() ? "resources.expiredSince" : "resources.expiresOn"
  return translate(key, { paper: translate(`resources.papers.${paper.kind}`), date: day(first) })
}
