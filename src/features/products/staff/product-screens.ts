import { lazy } from "react"

/** The screens of products, loaded when they are opened. */
export const productScreens = {
  list: lazy(() => import("./product-list-screen.tsx")),
  edit: lazy(() => import("./product-edit-screen.tsx")),
  create: lazy(() => import("./product-create-screen.tsx")),
}
