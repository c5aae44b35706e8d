import * as z from "zod"

/** Query parameters that every list of the catalogue takes, beside its filters. */
export const listFields = {
  limit: z.coerce.number().int().min(1).max(50).optional(),
  featured: z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .optional(),
  language: z.enum(["en", "vi"]).optional(),
  view: z.enum(["full", "card"]).default("full"),
  active: z.enum(["true", "false", "all"]).optional(),
}

/** Query of one entry: as visitors see it, or as staff edit it. */
export const oneQuery = z.object({ view: z.enum(["full", "edit"]).default("full") })

/** Spec §9: a page asked for without a limit has the size of the site's lists. */
const PER_PAGE = 9

/** A listing with the size of its page; without any page it is the whole list. */
export function sized<L extends { page?: number | undefined; limit?: number | undefined }>(listing: L): L {
  return { ...listing, limit: listing.limit ?? (listing.page ? PER_PAGE : undefined) }
}
