import { PUBLIC, STAFF } from "#server/auth/roles.server.ts"

/**
 * Who may call the endpoints that all content has. Hidden content and the editing view are for staff on these routes,
 * too: staffOnlyForHidden.
 */
export const CONTENT_ACCESS = {
  "GET /": PUBLIC,
  "GET /slug/:slug": PUBLIC,
  "GET /:id": PUBLIC,
  "POST /": STAFF,
  "PUT /:id": STAFF,
  "DELETE /:id": STAFF,
}
