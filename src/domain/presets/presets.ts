import type * as z from "zod"
import type { CancellationBand } from "#domain/catalogue/content.ts"
import { REPLIES } from "./ready-replies.ts"
import type * as shapes from "./shapes.server.ts"

export type Reply = z.infer<typeof shapes.reply>
export type Policy = z.infer<typeof shapes.policy>

export const PRESET_LISTS = ["replies", "policies"] as const
export type PresetList = (typeof PRESET_LISTS)[number]
export type PresetItems = { replies: Reply[]; policies: Policy[] }

/** What the text of a reply may name as `{{field}}`. The greeting and the name of who answers are added. */
export const REPLY_FIELDS = {
  guest: { en: "Guest's name", vi: "Tên khách" },
  tour: { en: "Tour that the guest asks about", vi: "Tour khách hỏi" },
  company: { en: "Company", vi: "Tên công ty" },
  staff: { en: "Who answers", vi: "Người trả lời" },
}
export type ReplyField = keyof typeof REPLY_FIELDS

const band = (hoursBefore: number, refundPercent: number): CancellationBand => ({ hoursBefore, refundPercent })

const POLICIES: Policy[] = [
  {
    name: { en: "Flexible · 24 hours", vi: "Linh hoạt · 24 giờ" },
    cancellationBands: [band(24, 100), band(0, 0)],
    cancellationPolicy: null,
  },
  {
    name: { en: "Moderate · 3 days", vi: "Vừa phải · 3 ngày" },
    cancellationBands: [band(72, 100), band(24, 50), band(0, 0)],
    cancellationPolicy: null,
  },
  {
    name: { en: "Cruise · 7 days", vi: "Du thuyền · 7 ngày" },
    cancellationBands: [band(168, 100), band(72, 50), band(0, 0)],
    cancellationPolicy: null,
  },
  {
    name: { en: "Long trip · 14 days", vi: "Tour dài ngày · 14 ngày" },
    cancellationBands: [band(336, 100), band(168, 50), band(0, 0)],
    cancellationPolicy: null,
  },
]

/** Until staff change a list. */
export const READY_MADE: PresetItems = { replies: REPLIES, policies: POLICIES }
