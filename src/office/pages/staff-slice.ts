import DescriptionIcon from "@mui/icons-material/Description"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { contentResource } from "#office/ui/content/content-resource.ts"
import { pageFields, pageMessages } from "./messages.ts"

export const pages: StaffSlice = {
  messages: { pages: pageMessages },
  fields: pageFields,
  resources: [
    contentResource({
      name: "pages",
      area: "content",
      endpoint: "/pages",
      always: { view: "edit" },
      screens: async () => (await import("./editor/page-screens.tsx")).pageScreens,
      menu: { group: "content", icon: DescriptionIcon },
    }),
  ],
}
