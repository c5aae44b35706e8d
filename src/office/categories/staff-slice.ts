import CategoryIcon from "@mui/icons-material/Category"
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
      area: "content",
      label: "categories.menu",
      endpoint: "/tour-categories",
      menu: { group: "content", icon: CategoryIcon, unless: "settings" },
      screens: async () => (await screens()).tourCategoryScreens,
    }),
    contentResource({
      name: "places",
      area: "content",
      endpoint: "/categories",
      screens: async () => (await screens()).placeScreens,
    }),
    contentResource({
      name: "transferCategories",
      area: "content",
      endpoint: "/transfer-categories",
      screens: async () => (await screens()).transferCategoryScreens,
    }),
  ],
}
