import PhotoLibraryIcon from "@mui/icons-material/PhotoLibrary"
import { lazy } from "react"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { uploadMessages } from "./messages.ts"

export const uploads: StaffSlice = {
  messages: { uploads: uploadMessages },
  resources: [
    {
      name: "uploads",
      area: "content",
      endpoint: "/upload",
      list: lazy(() => import("./library-screen.tsx")),
      menu: { group: "content", icon: PhotoLibraryIcon },
    },
  ],
}
