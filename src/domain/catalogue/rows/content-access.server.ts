import { CONTENT, PUBLIC } from "#server/auth/roles.server.ts"

/**
 * Who may call the endpoints that all content has. Hidden content and the editing view are for the office on these
 * routes, too: staffOnlyForHidden.
 */
export const CONTENT_ACCESS = {
  "GET /": PUBLIC,
  "GET /slug/:slug": PUBLIC,
  "GET /:id": PUBLIC,
  "POST /": CONTENT,
  "PUT /:id": CONTENT,
  "DELETE /:id": CONTENT,
}
