import { findSettings } from "#features/settings/settings.server.ts"
import type { Tour } from "#features/tours/tour.ts"
import { findTour } from "#features/tours/tours.server.ts"
import type { Language } from "#i18n/localized.ts"
import { shareAnswer } from "#server/catalogue/cache.server.ts"
import { renderInTurn } from "#server/documents/render-queue.server.ts"
import { HttpError, moved } from "#server/errors.server.ts"
import { limitConcurrency } from "#server/limits/concurrency.server.ts"

/** Returns the tour with this slug. @throws notFound, or moved to the document of its present slug */
export async function findItineraryTour(slug: string, language: Language): Promise<Tour> {
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
export async function makeItinerary(tour: Tour, language: Language, origin: string): Promise<Buffer> {
  const { content } = await shareAnswer(`itinerary ${language} ${tour._id}`, async () => {
    const settings = await findSettings()
    const { drawItinerary } = await import("./itinerary-document.server.ts")
    const content = await limited(() => renderInTurn(() => drawItinerary(tour, { settings, language, origin })))
    return { isPublic: true, length: content.length, content }
  })
  return content
}
