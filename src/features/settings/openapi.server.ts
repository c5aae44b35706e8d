import * as z from "zod"
import { group, one, warnings } from "#server/openapi/describe.server.ts"
import {
  calendarDate,
  instant,
  localized,
  natural,
  shapeOf,
  version,
  wallClock,
} from "#server/openapi/shapes.server.ts"
import { SETTINGS_GROUPS, type Settings, type SettingsGroup, type StoredSettings } from "./settings.ts"
import { groupChange } from "./settings-entry.schema.ts"

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
      retention: z
        .strictObject({ guestDays: natural, networkDays: natural })
        .describe("Days that guests' data outlive their journey, and the networks they came from"),
      ratings: z.strictObject({ tour: rating, transfer: rating }),
    })
    .meta({ id: "Settings" }),
)

const edited = { version, updatedAt: instant.nullable() }
const stored = shapeOf<StoredSettings>()(settings.extend(edited).meta({ id: "StoredSettings" }))
const part = settings.partial().meta({ id: "SettingsGroup" })
const storedPart = part.extend(edited).meta({ id: "StoredSettingsGroup" })
const written = z.strictObject({ success: z.literal(true), data: stored, warnings })

const names = Object.keys(SETTINGS_GROUPS) as SettingsGroup[]
const path = { group: z.enum(names) }

/** What the API says of the settings. */
export const settingsDescriptions = group("Settings", {
  "GET /settings": {
    summary: "Who the company is and how the site looks",
    more: "`view=edit` is what staff edit.",
    answer: one(z.union([stored, settings])),
  },
  "PUT /settings": {
    summary: "Change all settings",
    more: "Another `exchangeRate` changes by what lists sort and filter what is priced in đồng.",
    answer: written,
    errors: ["VERSION_CONFLICT"],
  },
  "GET /settings/group/:group": {
    summary: "A part of the settings",
    more: "`view=edit` is what staff edit.",
    answer: one(z.union([storedPart, part])),
    errors: ["NOT_FOUND"],
    path,
  },
  "PUT /settings/group/:group": {
    summary: "Change a part of the settings",
    more: "All fields of the group are sent; `data` are all settings. `version` counts the changes of all of them.",
    body: z.union(names.map(groupChange)),
    answer: written,
    errors: ["NOT_FOUND", "VERSION_CONFLICT"],
    path,
  },
})
