import { Hono } from "hono"
import * as z from "zod"
import { getSiteUrl } from "#server/config/site-url.server.ts"
import { query } from "#server/http/validation.server.ts"
import { limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { describe } from "#server/openapi/describe.server.ts"
import { findItineraryTour, makeItinerary } from "./itinerary.server.ts"

const itineraryQuery = z.object({ language: z.enum(["en", "vi"]).default("en") })

export const itineraryRoutes = new Hono().get(
  "/slug/:slug/itinerary.pdf",
  describe({
    summary: "Get the itinerary of a tour as a document",
    more: "Days with their steps, what is included and what to bring, in one language.",
    answer: { mediaType: "application/pdf" },
    errors: ["NOT_FOUND", "MOVED"],
  }),
  query(itineraryQuery),
  limitByNetwork("documentsByNetwork"),
  async (c) => {
    const { language } = c.req.valid("query")
    const tour = await findItineraryTour(c.req.param("slug"), language)
    const content = await makeItinerary(tour, language, getSiteUrl())
    const filename = `${language === "vi" ? "lich-trinh" : "itinerary"}-${tour.slug}.pdf`
    const headers = { "content-type": "application/pdf", "content-disposition": `attachment; filename="${filename}"` }
    return new Response(new Uint8Array(content), { headers })
  },
)
