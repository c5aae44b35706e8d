import ArticleIcon from "@mui/icons-material/Article"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { contentResource } from "#office/ui/content/content-resource.ts"
import { postMessages } from "./editor/messages.ts"

export const blog: StaffSlice = {
  messages: { blogs: postMessages },
  resources: [
    contentResource({
      name: "blogs",
      area: "content",
      endpoint: "/blogs",
      always: { view: "edit" },
      screens: async () => (await import("./editor/post-screens.tsx")).postScreens,
      menu: { group: "content", icon: ArticleIcon },
      foundAt: "/blog/",
    }),
  ],
}
