/**
 * Addresses that no page may have: the first parts of all routes (src/routes.ts, which routes.test.ts compares),
 * and what the server answers itself.
 */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  ...["tours", "tour", "category", "waiting-list", "transfers", "transfer", "blog", "contact", "consultation", "ask"],
  ...["newsletter", "bookings", "plan", "verify", "manifest", "login", "register", "forgot-password", "soon"],
  ...["reset-password", "verify-email", "profile", "review", "compare", "wishlist", "offline", "styleguide", "pages"],
  ...["api", "assets", "currency", "language", "media", "not-found", "sitemaps", "staff"],
  ...["en", "vi"],
])
