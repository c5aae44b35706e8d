import { Hono } from "hono"
import * as z from "zod"
import { accountRoutes } from "#features/account/routes.server.ts"
import { blogRoutes } from "#features/blog/routes.server.ts"
import { correctBookingAddress } from "#features/bookings/lifecycle/correct-address.server.ts"
import { bookingRoutes, quoteRoutes } from "#features/bookings/routes.server.ts"
import { categoryRoutes } from "#features/categories/routes.server.ts"
import { tourCategoryRoutes, transferCategoryRoutes } from "#features/categories/theme-routes.server.ts"
import { consultationRoutes } from "#features/consultations/routes.server.ts"
import { contactRoutes } from "#features/contact/routes.server.ts"
import { departureRoutes } from "#features/departures/routes.server.ts"
import { guideManifestRoutes } from "#features/departures/staff/manifest-routes.server.ts"
import { correctAnswerAddress, correctEnquiryAddress } from "#features/enquiries/correct-address.server.ts"
import { enquiryRoutes } from "#features/enquiries/routes.server.ts"
import { holidayRoutes } from "#features/holidays/routes.server.ts"
import { newsletterRoutes } from "#features/newsletter/routes.server.ts"
import { productRoutes } from "#features/products/routes.server.ts"
import { reviewRoutes } from "#features/reviews/routes.server.ts"
import { settingsRoutes } from "#features/settings/routes.server.ts"
import { findSettings } from "#features/settings/settings.server.ts"
import { tourRoutes } from "#features/tours/routes.server.ts"
import { transferRoutes } from "#features/transfers/routes.server.ts"
import { uploadRoutes } from "#features/uploads/routes.server.ts"
import { notFound } from "#server/errors.server.ts"
import { compressJson } from "#server/http/compression.server.ts"
import { type Description, describe } from "#server/openapi/describe.server.ts"
import { userRoutes } from "./features/account/staff/routes.server.ts"
import { verificationRoutes } from "./features/bookings/documents/routes.server.ts"
import { exportRoutes } from "./features/privacy/csv-routes.server.ts"
import { peopleRoutes } from "./features/privacy/routes.server.ts"
import { authorise } from "./server/auth/authorize.server.ts"
import { ROLES } from "./server/auth/roles.server.ts"
import { cacheControl } from "./server/http/cache-control.server.ts"
import { constantResponse } from "./server/http/constant-response.server.ts"
import { answerError, errorsOnly } from "./server/http/error-handler.server.ts"
import { refuseUnavailable } from "./server/http/refuse-unavailable.server.ts"
import { readablePath } from "./server/http/validation.server.ts"
import { outboxRoutes } from "./server/mail/staff/routes.server.ts"
import {
  health,
  healthDescription,
  live,
  liveDescription,
  ready,
  readyDescription,
  warmUp,
  warmUpDescription,
} from "./server/observability/health.server.ts"
import { sendReference } from "./server/pages/api-reference.server.ts"

const DOCUMENT: Description = {
  summary: "This description",
  answer: z.looseObject({ openapi: z.string(), paths: z.object({}).loose() }),
  tags: ["Server"],
}
const REFERENCE: Description = {
  summary: "This description, to read",
  answer: { mediaType: "text/html" },
  tags: ["Server"],
}
/** Built at the first request, because few servers need it. */
const sendDocument = constantResponse(
  async () => {
    const { describeApi } = await import("#server/openapi/document.server.ts")
    return JSON.stringify(await describeApi(api, ROLES))
  },
  { "content-type": "application/json" },
)

/** Who keeps the addresses of mails, by the ids that their payloads hold. */
const addressOwners = {
  bookingId: correctBookingAddress,
  consultationId: correctEnquiryAddress,
  answerId: correctAnswerAddress,
}

export const api = new Hono()
  .basePath("/api")
  .use(errorsOnly)
  .use(compressJson)
  .use(cacheControl)
  .use(readablePath)
  .use(refuseUnavailable)
  .use(authorise(ROLES))
  .get("/health", describe(healthDescription), health)
  .get("/health/live", describe(liveDescription), live)
  .get("/health/ready", describe(readyDescription), ready)
  .get("/warmup", describe(warmUpDescription), warmUp(findSettings))
  .route("/auth", accountRoutes)
  .route("/users", userRoutes)
  .route("/settings", settingsRoutes)
  .route("/categories", categoryRoutes)
  .route("/tour-categories", tourCategoryRoutes)
  .route("/transfer-categories", transferCategoryRoutes)
  .route("/tours", tourRoutes)
  .route("/transfers", transferRoutes)
  .route("/products", productRoutes)
  .route("/departures", departureRoutes)
  .route("/manifest", guideManifestRoutes)
  .route("/holidays", holidayRoutes)
  .route("/quotes", quoteRoutes)
  .route("/bookings", bookingRoutes)
  .route("/verify", verificationRoutes)
  .route("/reviews", reviewRoutes)
  .route("/outbox", outboxRoutes(addressOwners))
  .route("/exports", exportRoutes)
  .route("/people", peopleRoutes)
  .route("/blogs", blogRoutes)
  .route("/upload", uploadRoutes)
  .route("/consultations", consultationRoutes)
  .route("/contact", contactRoutes)
  .route("/enquiries", enquiryRoutes)
  .route("/newsletter", newsletterRoutes)
  .get("/openapi.json", describe(DOCUMENT), sendDocument)
  .get("/docs", describe(REFERENCE), sendReference)
  .notFound(() => {
    throw notFound("Endpoint")
  })
  .onError(answerError)
