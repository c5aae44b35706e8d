import * as z from "zod"
import { group, one } from "#server/openapi/describe.server.ts"
import { calendarDate, localized, natural, shapeOf, wallClock } from "#server/openapi/shapes.server.ts"
import { SETTINGS_GROUPS, type Settings } from "./settings.ts"

const text = z.string()
const rating = z.strictObject({ average: z.number(), count: natural })

const settings = shapeOf<Settings>()(
  z
    .strictObject({
      phone: text,
      email: text,
      companyName: localized,
      companyDescription: localized,
      address: localized,
      businessHours: localized,
      footerText: localized,
      facebook: text,
      instagram: text,
      youtube: text,
      tiktok: text,
      zalo: text,
      whatsapp: text,
      messenger: text,
      primaryColor: text,
      topBar: z.strictObject({ backgroundColor: text, textColor: text, hoverColor: text }),
      footer: z.strictObject({ backgroundColor: text, textColor: text, secondaryTextColor: text, borderColor: text }),
      exchangeRate: z
        .strictObject({ vndPerUsd: z.number(), date: calendarDate })
        .describe("Đồng per US dollar, and the day it was entered"),
      office: z
        .strictObject({ weekdays: z.array(natural), opens: wallClock, closes: wallClock, answerHours: natural })
        .describe("ISO weekdays; requests are answered within `answerHours` opening hours"),
      holdHours: natural.describe(
        "A request that nobody answered is given up this many hours after it should have been",
      ),
      ratings: z.strictObject({ tour: rating, transfer: rating }),
    })
    .meta({ id: "Settings" }),
)

/** What the API says of the settings. */
export const settingsDescriptions = group("Settings", {
  "GET /settings": { summary: "Who the company is and how the site looks", answer: one(settings) },
  "GET /settings/group/:group": {
    summary: "A part of the settings",
    answer: one(settings.partial().meta({ id: "SettingsGroup" })),
    errors: ["NOT_FOUND"],
    path: { group: z.enum(Object.keys(SETTINGS_GROUPS)) },
  },
})
