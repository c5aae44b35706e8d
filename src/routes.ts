import { index, rootRoute, route } from "@tanstack/virtual-file-routes"

/** Every page of the site: its address and the file that draws it. */
export const routes = rootRoute("site/root.tsx", [
  index("site/home-page.tsx"),
  route("/tours", "features/tours/tour-list-page.tsx"),
  route("/category/$slug", "features/tours/category-page.tsx"),
  route("/tour/$slug", "features/tours/tour-page.tsx"),
  route("/bookings", "features/bookings/bookings-page.tsx"),
  route("/bookings/$id", "features/bookings/confirmation-page.tsx"),
  route("/styleguide", "site/styleguide-page.tsx"),
])
