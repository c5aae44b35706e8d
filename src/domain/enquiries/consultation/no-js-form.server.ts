import type { Tour } from "#domain/tours/tour.ts"
import { guardOf, textOf } from "#lib/posted-form.ts"
import type { NoJsForm } from "#server/pages/no-js/form.server.ts"
import { buildConsultationRequest } from "./consultation-draft.ts"

export const consultationPost: NoJsForm = {
  path: "/consultation",
  read: async (form, { get, language }) => {
    const slug = textOf(form, "tour")
    const tour = slug
      ? await get<{ data: Tour }>(`/tours/slug/${encodeURIComponent(slug)}`).catch(() => undefined)
      : undefined
    const body = {
      ...buildConsultationRequest(form),
      ...guardOf(form),
      ...(tour && { tourReference: { tourId: tour.data._id, tourSlug: slug, tourPrice: tour.data.price } }),
      source: textOf(form, "source") || "page",
      language,
    }
    return { path: "/consultations", body }
  },
  sent: () => ({ location: "/consultation?sent=1" }),
}
