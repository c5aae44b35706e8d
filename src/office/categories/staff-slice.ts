import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { contentResource } from "#office/ui/content/content-resource.ts"
import { categoryMessages, placeMessages, tourCategoryMessages, transferCategoryMessages } from "./messages.ts"

const screens = () => import("./category-screens.tsx")

export const categories: StaffSlice = {
  messages: {
    categories: categoryMessages,
    places: placeMessages,
    tourCategories: tourCategoryMessages,
    transferCategories: transferCategoryMessages,
  },
  resources: [
    contentResource({
      name: "tourCategories",
      label: "categories.menu",
      endpoint: "/tour-categories",
      screens: async () => (await screens()).tourCategoryScreens,
    }),
    contentResource({
      name: "places",
      endpoint: "/categories",
      screens: async () => (await screens()).placeScreens,
    }),
    contentResource({
      name: "transferCategories",
      endpoint: "/transfer-categories",
      screens: async () => (await screens()).transferCategoryScreens,
    }),
  ],
}
