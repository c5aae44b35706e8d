import AddShoppingCartIcon from "@mui/icons-material/AddShoppingCart"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { contentResource } from "#office/ui/content/content-resource.ts"
import { productMessages } from "./messages.ts"

export const products: StaffSlice = {
  messages: { products: productMessages },
  resources: [
    contentResource({
      name: "products",
      area: "content",
      endpoint: "/products",
      always: { view: "edit" },
      screens: async () => (await import("./product-screens.tsx")).productScreens,
      menu: { group: "content", icon: AddShoppingCartIcon },
    }),
  ],
}
