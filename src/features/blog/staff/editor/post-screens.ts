import { lazy } from "react"

/** The screens of the blog, loaded when they are opened. */
export const postScreens = {
  list: lazy(() => import("./post-list-screen.tsx")),
  edit: lazy(() => import("./post-edit-screen.tsx")),
  create: lazy(() => import("./post-create-screen.tsx")),
}
