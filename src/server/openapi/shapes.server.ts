import * as z from "zod"
import { LANGUAGES, type LocalizedContent } from "#i18n/localized.ts"
import type { Pagination } from "#lib/api/pagination.ts"
import { CURRENCIES } from "#lib/money.ts"
import { MAX_SLUG, SLUG } from "#lib/text/slug.ts"
import { WALL_CLOCK } from "#lib/today.ts"

export const id = z.uuid()
export const slug = z.string().max(MAX_SLUG).regex(SLUG)
export const calendarDate = z.iso.date()
export const wallClock = z.string().regex(WALL_CLOCK).describe("HH:MM in Hanoi time")
export const instant = z.iso.datetime().describe("UTC")
export const language = z.enum(LANGUAGES)
export const currency = z.enum(CURRENCIES)
export const natural = z.int().min(0)
export const version = z
  .int()
  .min(1)
  .describe("Increases with each change; a change sent with an older version is refused")

export const localized = z.strictObject({ en: z.string(), vi: z.string().optional() }).meta({
  id: "Localized",
  description:
    "A text in one language or both. `en` is empty, or `vi` missing, where there is only the other one, which is shown then.",
}) satisfies z.ZodType<LocalizedContent>

export const pagination = z
  .strictObject({
    page: z.int().min(1),
    limit: z.int().min(1),
    total: natural,
    pages: z.int().min(1),
    isPartial: z.literal(true).optional(),
  })
  .meta({
    id: "Pagination",
    description:
      "Where a page stands in the whole list. `isPartial`: there are more than the `total` that was counted.",
  }) satisfies z.ZodType<Pagination>
