import * as z from "zod/mini"
import { postSchemas } from "#domain/blog/staff/post-entry.schema.ts"
import { cancellationBands, listOf, localizedText, wholeNumber } from "#domain/catalogue/content-fields.ts"
import { scheduleCreation } from "#domain/departures/staff/departure-entry.schema.ts"
import { holidayCreation } from "#domain/holidays/holiday-entry.schema.ts"
import { pageSchemas } from "#domain/pages/staff/page-entry.schema.ts"
import { settingsChange } from "#domain/settings/settings-entry.schema.ts"
import { synonymSchemas } from "#domain/synonyms/synonym-entry.schema.ts"
import { tourSchemas } from "#domain/tours/staff/tour-entry.schema.ts"
import { calendarDate } from "#lib/fields.ts"

/** Of a company's content as files (docs/content-files.md). A change that older files don't fit is a new format. */
const FORMAT = 1

export const formatMessages = {
  formatUnknown: { en: `This version reads format ${FORMAT}`, vi: `Phiên bản này đọc định dạng ${FORMAT}` },
}

export const companyFile = z.strictObject({
  format: z.literal(FORMAT, "formatUnknown"),
  settings: settingsChange,
  holidays: listOf(holidayCreation, 500),
  synonyms: z._default(listOf(synonymSchemas.entry.shape.words, 500), []),
  cancellationPolicies: z.record(
    z.string(),
    z.strictObject({ cancellationPolicy: localizedText(2000), cancellationBands }),
  ),
})

/** By their addresses. The schemas of the entries check them. */
export const pictureFile = z.record(z.string(), z.looseObject({}))

/** Runs from the day of the import, unless it says otherwise. */
const schedule = z.partial(z.omit(scheduleCreation, { tourId: true }), { from: true })
export const tourFile = z.extend(tourSchemas.creation, { schedules: z._default(listOf(schedule, 10), []) })

export const postFile = z.extend(postSchemas.creation, { daysAgo: z._default(wholeNumber(0, 36_500), 0) })

export const pageFile = z.extend(pageSchemas.creation, { changedOn: z.optional(calendarDate("choiceInvalid")) })
