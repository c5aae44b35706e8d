import type { Role } from "#features/account/account.ts"

/** Who may call: nobody in particular, a guest with the token of a booking, and the roles of accounts. */
export type Caller = "anonymous" | "guest" | Role

const EVERYBODY: readonly Caller[] = ["anonymous", "guest", "customer", "staff", "admin"]
const SIGNED_IN: readonly Caller[] = ["customer", "staff", "admin"]
const STAFF: readonly Caller[] = ["staff", "admin"]

/** Which route may be called by whom. Beyond this the domain decides what is shown to whom, and answers 404. */
export type RoleTable = Readonly<Record<string, readonly Caller[]>>

/**
 * Every route of the API and who may call it: the one place where that is said (auth.server.ts enforces it). A route
 * that is missing here answers nobody, and fails the tests.
 */
export const ROLES: RoleTable = {
  "GET /health": EVERYBODY,

  "POST /auth/register": EVERYBODY,
  "POST /auth/login": EVERYBODY,
  "POST /auth/logout": EVERYBODY,
  "POST /auth/forgot-password": EVERYBODY,
  "POST /auth/reset-password": EVERYBODY,
  "GET /auth/profile": SIGNED_IN,
  "PUT /auth/profile": SIGNED_IN,
  "PUT /auth/change-password": SIGNED_IN,
  "POST /auth/verify-email": SIGNED_IN,
  "POST /auth/resend-verification": SIGNED_IN,

  "GET /settings": EVERYBODY,
  "GET /settings/group/:group": EVERYBODY,

  // What is off sale or being edited is for staff alone, on these routes too: staffForHidden (staff-routes.server.ts).
  "GET /categories": EVERYBODY,
  "GET /categories/hierarchy/:name?": EVERYBODY,
  "GET /categories/slug/:slug": EVERYBODY,
  "GET /categories/:id/stats": EVERYBODY,
  "GET /categories/:id": EVERYBODY,
  "POST /categories": STAFF,
  "PUT /categories/:id": STAFF,
  "DELETE /categories/:id": STAFF,
  "GET /tour-categories": EVERYBODY,
  "GET /tour-categories/featured/list": EVERYBODY,
  "GET /tour-categories/regions": EVERYBODY,
  "GET /tour-categories/region/:region": EVERYBODY,
  "GET /tour-categories/slug/:slug": EVERYBODY,
  "GET /tour-categories/:id": EVERYBODY,
  "POST /tour-categories": STAFF,
  "PUT /tour-categories/:id": STAFF,
  "DELETE /tour-categories/:id": STAFF,
  "GET /transfer-categories": EVERYBODY,
  "GET /transfer-categories/featured/list": EVERYBODY,
  "GET /transfer-categories/regions": EVERYBODY,
  "GET /transfer-categories/region/:region": EVERYBODY,
  "GET /transfer-categories/vehicle-types": EVERYBODY,
  "GET /transfer-categories/vehicle/:type": EVERYBODY,
  "GET /transfer-categories/slug/:slug": EVERYBODY,
  "GET /transfer-categories/:id": EVERYBODY,
  "POST /transfer-categories": STAFF,
  "PUT /transfer-categories/:id": STAFF,
  "DELETE /transfer-categories/:id": STAFF,

  "GET /tours": EVERYBODY,
  "GET /tours/featured/list": EVERYBODY,
  "GET /tours/search/text": EVERYBODY,
  "GET /tours/slug/:slug": EVERYBODY,
  "GET /tours/:id/departures": EVERYBODY,
  "GET /tours/:id": EVERYBODY,
  "POST /tours": STAFF,
  "PUT /tours/:id": STAFF,
  "DELETE /tours/:id": STAFF,
  "GET /transfers": EVERYBODY,
  "GET /transfers/featured/list": EVERYBODY,
  "GET /transfers/types": EVERYBODY,
  "GET /transfers/seats": EVERYBODY,
  "GET /transfers/search/text": EVERYBODY,
  "GET /transfers/search": EVERYBODY,
  "GET /transfers/routes/popular": EVERYBODY,
  "GET /transfers/slug/:slug": EVERYBODY,
  "GET /transfers/:id": EVERYBODY,
  "POST /transfers": STAFF,
  "PUT /transfers/:id": STAFF,
  "DELETE /transfers/:id": STAFF,
  "GET /products": EVERYBODY,
  "GET /products/featured/list": EVERYBODY,
  "GET /products/search/text": EVERYBODY,
  "GET /products/slug/:slug": EVERYBODY,
  "GET /products/:id": EVERYBODY,
  "POST /products": STAFF,
  "PUT /products/:id": STAFF,
  "DELETE /products/:id": STAFF,

  "GET /departures": STAFF,
  "POST /departures": STAFF,
  "GET /departures/schedules": STAFF,
  "POST /departures/schedules": STAFF,
  "PUT /departures/schedules/:id": STAFF,
  "DELETE /departures/schedules/:id": STAFF,
  "GET /departures/close-outs": STAFF,
  "POST /departures/close-outs": STAFF,
  "DELETE /departures/close-outs/:id": STAFF,
  "PUT /departures/:id": STAFF,
  "POST /departures/:id/guarantee": STAFF,
  "POST /departures/:id/call-off": STAFF,
  "GET /holidays": EVERYBODY,
  "POST /holidays": STAFF,
  "PUT /holidays/:id": STAFF,
  "DELETE /holidays/:id": STAFF,

  "POST /quotes": EVERYBODY,
  "POST /bookings": EVERYBODY,
  "GET /bookings/guest/:contact?": EVERYBODY,
  "GET /bookings/my-bookings": SIGNED_IN,
  // Shown to its owner, to staff and to a guest with its token; 404 to anybody else.
  "GET /bookings/:id": EVERYBODY,

  "GET /blogs": EVERYBODY,
  "GET /blogs/featured/list": EVERYBODY,
  "GET /blogs/category/:category": EVERYBODY,
  "GET /blogs/search/text": EVERYBODY,
  "GET /blogs/slug/:slug": EVERYBODY,
  "GET /blogs/:id": EVERYBODY,
  "POST /blogs/:id/views": EVERYBODY,
  "POST /blogs": STAFF,
  "PUT /blogs/:id": STAFF,
  "DELETE /blogs/:id": STAFF,

  "POST /consultations": EVERYBODY,
  "GET /consultations": STAFF,
  "GET /consultations/:id": STAFF,
  "PUT /consultations/:id": STAFF,
  "POST /contact": EVERYBODY,
  "GET /contact": STAFF,
  "POST /newsletter": EVERYBODY,
  "GET /newsletter": STAFF,
  "GET /newsletter/confirm": EVERYBODY,
  "POST /newsletter/confirm": EVERYBODY,
  "GET /newsletter/unsubscribe": EVERYBODY,
  "POST /newsletter/unsubscribe": EVERYBODY,
}
