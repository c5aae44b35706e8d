import { Hono } from "hono"
import * as z from "zod"
import { findDocumentLogo } from "#domain/settings/logo/logo-pictures.server.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import type { Tour } from "#domain/tours/tour.ts"
import { findTour } from "#domain/tours/tours.server.ts"
import type { Language } from "#i18n/localized.ts"
import { getSiteUrl } from "#server/config/running-config.server.ts"
import { shareAnswer } from "#server/database/cache.server.ts"
import { fileHeaders } from "#server/documents/file-headers.server.ts"
import { renderInTurn } from "#server/documents/render-queue.server.ts"
import { HttpError, moved } from "#server/errors.server.ts"
import { query } from "#server/http/validation.server.ts"
import { limitConcurrency } from "#server/limits/concurrency.server.ts"
import { limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { describe } from "#server/openapi/describe.server.ts"

/** Returns the tour with this slug. @throws notFound, or moved to the document of its present slug */
async function findItineraryTour(slug: string, language: Language): Promise<Tour> {
  try {
    return await findTour(slug)
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== "MOVED") throw error
    throw moved(String(error.details?.slug), `${error.location}/itinerary.pdf?language=${language}`)
  }
}

/** Anyone may ask, so that vouchers never wait behind many of these. */
const limited = limitConcurrency({ concurrency: 1, queue: 20, retrySeconds: 5 })

/** Returns the PDF of a tour's itinerary. It is rendered again when content has changed. @throws tooMany */
async function makeItinerary(tour: Tour, language: Language, origin: string): Promise<Buffer> {
  const { content } = await shareAnswer(`itinerary ${language} ${tour._id}`, async () => {
    const settings = await findSettings()
    const { drawItinerary } = await import("./itinerary-document.server.ts")
    const context = { settings, logo: await findDocumentLogo(settings), language, origin }
    const content = await limited(() => renderInTurn(() => drawItinerary(tour, context)))
    return { isPublic: true, length: content.length, content }
  })
  return content
}

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
  limitByNetwork("documents"),
  async (c) => {
    const { language } = c.req.valid("query")
    const tour = await findItineraryTour(c.req.param("slug"), language)
    const content = await makeItinerary(tour, language, getSiteUrl())
    const filename = `${language === "vi" ? "lich-trinh" : "itinerary"}-${tour.slug}.pdf`
    return new Response(new Uint8Array(content), { headers: fileHeaders(filename, "application/pdf") })
  },
)
