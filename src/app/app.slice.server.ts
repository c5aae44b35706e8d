import type { ServerSlice } from "#server/slice.server.ts"

/** The pages that belong to no feature. */
export const appSlice: ServerSlice = {
  pages: [{ path: "/", showsSeats: true }, { path: "/about" }, { path: "/privacy" }, { path: "/terms" }],
}
