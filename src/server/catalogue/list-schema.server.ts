import * as z from "zod"

/** What a list shows of each row: all fields, those of a card, or those of the staff's list. */
export const VIEWS = ["full", "card", "edit"] as const

export const listFields = {
  limit: z.coerce.number().int().min(1).max(50).optional(),
  featured: z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .optional(),
  language: z.enum(["en", "vi"]).optional(),
  view: z.enum(VIEWS).default("full"),
  active: z.enum(["true", "false", "all", "draft", "archived"]).optional(),
}

/** The token of a preview (preview.server.ts). */
export const slugQuery = z.object({ preview: z.string().max(100).optional() })

export const detailQuery = z.object({ view: z.enum(["full", "edit"]).default("full") })
