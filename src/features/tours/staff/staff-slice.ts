import MapIcon from "@mui/icons-material/Map"
import type { StaffSlice } from "#staff/staff-slice.ts"
import { contentResource } from "#staff/ui/content/content-resource.ts"
import { tourMessages } from "./editor/messages.ts"

export const tours: StaffSlice = {
  messages: { tours: tourMessages },
  resources: [
    contentResource({
      name: "tours",
      endpoint: "/tours",
      always: { view: "edit" },
      screens: async () => (await import("./editor/tour-screens.tsx")).tourScreens,
      menu: { group: "content", icon: MapIcon },
      foundAt: "/tour/",
    }),
  ],
}
