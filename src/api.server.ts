import { Hono } from "hono"
import type { RouterRoute } from "hono/types"
import { accountRoutes } from "#features/account/routes.server.ts"
import { userRoutes } from "#features/account/user-routes.server.ts"
import { blogRoutes } from "#features/blog/routes.server.ts"
import { bookingRoutes, quoteRoutes } from "#features/bookings/routes.server.ts"
import { categoryRoutes, tourCategoryRoutes, transferCategoryRoutes } from "#features/categories/routes.server.ts"
import { consultationRoutes } from "#features/consultations/routes.server.ts"
import { contactRoutes } from "#features/contact/routes.server.ts"
import { departureRoutes } from "#features/departures/routes.server.ts"
import { verificationRoutes } from "#features/documents/routes.server.ts"
import { holidayRoutes } from "#features/holidays/routes.server.ts"
import { newsletterRoutes } from "#features/newsletter/routes.server.ts"
import { productRoutes } from "#features/products/routes.server.ts"
import { reviewRoutes } from "#features/reviews/routes.server.ts"
import { settingsRoutes } from "#features/settings/routes.server.ts"
import { tourRoutes } from "#features/tours/routes.server.ts"
import { transferRoutes } from "#features/transfers/routes.server.ts"
import { uploadRoutes } from "#features/uploads/routes.server.ts"
import { authorise } from "#server/auth.server.ts"
import { handOverDirectly } from "#server/direct.server.ts"
import { answerError, errorsOnly, notFound } from "#server/errors.server.ts"
import { exportRoutes } from "#server/exports/routes.server.ts"
import { health, warmUp } from "#server/health.server.ts"
import { keepReads } from "#server/kept-reads.server.ts"
import { documentationRoutes } from "#server/openapi/routes.server.ts"
import { outboxRoutes } from "#server/outbox-routes.server.ts"
import { peopleRoutes } from "#server/people/routes.server.ts"
import { RememberingRouter } from "#server/remembering-router.server.ts"
import { readablePath } from "#server/requests.server.ts"
import { ROLES } from "#server/roles.server.ts"

/** Every endpoint of the site, by group. */
export const api = new Hono({ router: new RememberingRouter() })
  .basePath("/api")
  .use(errorsOnly)
  .use(keepReads)
  .use(readablePath)
  .use(handOverDirectly)
  .use(authorise(ROLES))
  .get("/health", health)
  .get("/warmup", warmUp)
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
  .route("/holidays", holidayRoutes)
  .route("/quotes", quoteRoutes)
  .route("/bookings", bookingRoutes)
  .route("/verify", verificationRoutes)
  .route("/reviews", reviewRoutes)
  .route("/outbox", outboxRoutes)
  .route("/exports", exportRoutes)
  .route("/people", peopleRoutes)
  .route("/blogs", blogRoutes)
  .route("/upload", uploadRoutes)
  .route("/consultations", consultationRoutes)
  .route("/contact", contactRoutes)
  .route("/newsletter", newsletterRoutes)
  .route("/", documentationRoutes(routesOfApi))
  .notFound(() => {
    throw notFound("Endpoint")
  })
  .onError(answerError)

function routesOfApi(): RouterRoute[] {
  return api.routes
}
