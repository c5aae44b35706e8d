import { Hono } from "hono"
import { bookingRoutes, quoteRoutes } from "#features/bookings/routes.server.ts"
import { categoryRoutes, tourCategoryRoutes } from "#features/categories/routes.server.ts"
import { settingsRoutes } from "#features/settings/routes.server.ts"
import { tourRoutes } from "#features/tours/routes.server.ts"
import { handOverDirectly } from "#server/direct.server.ts"
import { answerError, notFound } from "#server/errors.server.ts"
import { health } from "#server/health.server.ts"
import { readablePath } from "#server/requests.server.ts"

/** Every endpoint of the site, by group. */
export const api = new Hono()
  .basePath("/api")
  .use(readablePath)
  .use(handOverDirectly)
  .get("/health", health)
  .route("/settings", settingsRoutes)
  .route("/categories", categoryRoutes)
  .route("/tour-categories", tourCategoryRoutes)
  .route("/tours", tourRoutes)
  .route("/quotes", quoteRoutes)
  .route("/bookings", bookingRoutes)
  .notFound(() => {
    throw notFound("Endpoint")
  })
  .onError(answerError)
