import { index, rootRoute, route } from "@tanstack/virtual-file-routes"

/** Every page of the site: its address and the file that draws it. */
export const routes = rootRoute("site/root.tsx", [
  index("site/home-page.tsx"),
  route("/tours", "features/tours/tour-list-page.tsx"),
  route("/category/$slug", "features/tours/category-page.tsx"),
  route("/tour/$slug", "features/tours/tour-page.tsx"),
  route("/transfers", "features/transfers/transfer-list-page.tsx"),
  route("/transfer/$slug", "features/transfers/transfer-page.tsx"),
  route("/transfers/$slug", "features/transfers/transfer-twin-page.tsx"),
  route("/blog", "features/blog/blog-list-page.tsx"),
  route("/blog/$slug", "features/blog/post-page.tsx"),
  route("/contact", "features/contact/contact-page.tsx"),
  route("/bookings", "features/bookings/bookings-page.tsx"),
  route("/bookings/$id", "features/bookings/confirmation-page.tsx"),
  route("/verify/$reference", "features/bookings/verify-page.tsx"),
  route("/login", "features/account/login-page.tsx"),
  route("/register", "features/account/register-page.tsx"),
  route("/forgot-password", "features/account/forgot-password-page.tsx"),
  route("/reset-password", "features/account/reset-password-page.tsx"),
  route("/verify-email", "features/account/verify-email-page.tsx"),
  route("/profile", "features/account/profile-page.tsx"),
  route("/styleguide", "site/styleguide-page.tsx"),
])
