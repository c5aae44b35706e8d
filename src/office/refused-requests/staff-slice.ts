import { lazy } from "react"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { refusedRequestMessages } from "./messages.ts"

export const refusedRequests: StaffSlice = {
  messages: { refusedRequests: refusedRequestMessages },
  pages: [
    {
      name: "refusedRequests",
      area: "administration",
      path: "/refused-requests",
      screen: lazy(() => import("./refused-requests-screen.tsx")),
    },
  ],
}
