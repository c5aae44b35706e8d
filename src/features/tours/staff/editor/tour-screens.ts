import { lazy } from "react"

/** The screens of tours, loaded when they are opened. */
export const tourScreens = {
  list: lazy(() => import("./tour-list-screen.tsx")),
  edit: lazy(() => import("./tour-edit-screen.tsx")),
  create: lazy(() => import("./tour-create-screen.tsx")),
}
