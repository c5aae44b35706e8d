import { Hono } from "hono"
import { contentRoutes, type Lists } from "#domain/catalogue/rows/content-routes.server.ts"
import { itineraryRoutes } from "#domain/tours/itinerary/itinerary.server.ts"
import * as shapes from "./shapes.server.ts"
import { tourCollection } from "./staff/tour-writes.server.ts"
import { findTour, findTourById } from "./tours.server.ts"

export const tourRoutes = <Listing>(lists: Lists<Listing>, dates: Hono) =>
  contentRoutes({
    collection: tourCollection,
    shape: shapes.tour,
    entry: shapes.entry,
    one: "a tour",
    many: "tours",
    texts: { id: { more: "With `view=edit`, the fields that staff edit." } },
    page: "/tour/",
    findBySlug: findTour,
    findById: findTourById,
    lists,
    more: new Hono().route("/", dates).route("/", itineraryRoutes),
  })
