import { Hono } from "hono"
import * as z from "zod"
import { listPostRows, listPosts, type PostListing } from "#domain/blog/blog.server.ts"
import { POST_CATEGORIES, POSTS_PER_PAGE } from "#domain/blog/post.ts"
import { answerList, type Lists, staffOnlyForHidden } from "#domain/catalogue/rows/content-routes.server.ts"
import { listFields, VIEWS } from "#domain/catalogue/rows/list-schema.server.ts"
import { offerFilters, tourFilters } from "#domain/tours/list/tour-filters.schema.ts"
import { listTourCards, listTourRows, listTours, type TourListing } from "#domain/tours/tours.server.ts"
import { rideFilters, transferFilters } from "#domain/transfers/list/transfer-filters.schema.ts"
import { listTransferRows, type TransferListing } from "#domain/transfers/transfers.server.ts"
import { query } from "#server/http/validation.server.ts"
import { describe } from "#server/openapi/describe.server.ts"
import { searchPosts } from "./blog/post-search.server.ts"
import { searchTours, type TourQuery } from "./search.server.ts"
import * as shapes from "./shapes.server.ts"
import { findWholeTransfers, searchTransfers } from "./transfers/transfer-search.server.ts"

/** The lists at `/tours`. */
export const tourLists: Lists<TourListing & TourQuery> = {
  fields: { ...tourFilters.shape, ...offerFilters, ...listFields, view: z.enum([...VIEWS, "offer"]).default("full") },
  shape: shapes.tourList,
  texts: {
    list: {
      more: "Without `page` and `limit`, returns up to 500. With `view=card`, only the fields of a list. With `view=edit`, the rows of the staff's list. With `view=offer`, tours that fit days and party, each with the first day that fits and what the party pays on it; `counts` says what other filters would find. `ages` are the ages of the children: `8,11`. With `per=party`, prices are those of the whole party, and `adults` must be given. `slugs` names up to ten tours.",
    },
  },
  find: { full: listTours, card: listTourCards, edit: listTourRows, offer: searchTours },
}

const rideFields = { ...transferFilters.shape, ...rideFilters, ...listFields }
const q = z.string().max(100).optional()

/** The lists at `/transfers`. */
export const transferLists: Lists<TransferListing> = {
  fields: rideFields,
  q,
  shape: shapes.transferList,
  texts: {
    list: {
      more: "`from` and `to` are words of the two ends. With `view=card` and `people`, each transfer has what the ride costs: in the cheapest vehicle that holds them and their large `bags` (one each by default), on that `day` at that `time`, and with the way back.",
    },
  },
  find: { full: findWholeTransfers, card: searchTransfers, edit: listTransferRows },
}

/** The endpoint `/transfers/search`. */
export const transferSearchRoute = new Hono().get(
  "/search",
  describe({ summary: "Search transfers between two locations", answer: shapes.transferList }),
  staffOnlyForHidden,
  query(z.object({ ...rideFields, q })),
  async (c) => {
    const { q, ...listing } = c.req.valid("query")
    return c.json(await answerList(transferLists, { ...listing, search: q ?? listing.search }))
  },
)

/** The lists at `/blogs`. */
export const postLists: Lists<PostListing> = {
  fields: {
    search: z.string().trim().max(100).optional(),
    category: z
      .enum(["all", ...POST_CATEGORIES])
      .transform((category) => (category === "all" ? undefined : category))
      .optional(),
    featured: listFields.featured,
    exclude: z.string().max(80).optional(),
    active: listFields.active,
    page: z.coerce.number().int().min(1).max(100_000).optional(),
    limit: listFields.limit,
    view: listFields.view,
  },
  shape: shapes.postList,
  texts: {
    list: {
      summary: "List posts, newest first",
      more: "Without `page` and `limit` it returns up to 200 posts. `view=card` omits the texts, and answers with `nearest` if no post is about the words. `view=edit` returns the rows of the staff's list.",
    },
    search: { summary: "Search posts for all words of `q`, ignoring accents" },
  },
  find: { full: listPosts, card: searchPosts, edit: listPostRows },
  perPage: POSTS_PER_PAGE,
}
