import { lazy } from "react"

/** The accounts of the staff, loaded when they are opened. */
export const userScreens = { list: lazy(() => import("./user-list-screen.tsx")) }
