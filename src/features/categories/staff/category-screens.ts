import { lazy } from "react"

/* The screens of categories, loaded when they are opened. */

export const placeScreens = {
  list: lazy(() => import("./place-list-screen.tsx")),
  edit: lazy(() => import("./place-edit-screen.tsx")),
  create: lazy(() => import("./place-create-screen.tsx")),
}

export const tourCategoryScreens = {
  list: lazy(() => import("./tour-category-list-screen.tsx")),
  edit: lazy(() => import("./tour-category-edit-screen.tsx")),
  create: lazy(() => import("./tour-category-create-screen.tsx")),
}

export const transferCategoryScreens = {
  list: lazy(() => import("./transfer-category-list-screen.tsx")),
  edit: lazy(() => import("./transfer-category-edit-screen.tsx")),
  create: lazy(() => import("./transfer-category-create-screen.tsx")),
}
